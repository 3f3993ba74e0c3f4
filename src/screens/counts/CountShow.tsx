import ResourceShow from '#/src/views/show/ResourceShow.tsx';
import { CountSheet } from './CountSheet.tsx';

/** A count sheet's page: how far it is, what differs, and its rows to be counted. */
export default function CountShow() {
  return <ResourceShow overview={<CountSheet />} />;
}
