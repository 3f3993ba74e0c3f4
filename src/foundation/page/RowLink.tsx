import { type AnchorHTMLAttributes, createContext, type MouseEvent, type ReactNode, use } from 'react';
import { Link } from 'react-router';

/** Opens an address of the dashboard for all links in a table's rows; undefined outside of one. */
export const OpenFromRows = createContext<((path: string) => void) | undefined>(undefined);

interface RowLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A whole path: `/products/7/show`. */
  to: string;
  children: ReactNode;
}

/**
 * A link that may stand in the rows of a table. The router's own are drawn again whenever the page's address changes: with hundreds of
 * them each sort, page and filter would be felt. Under `OpenFromRows` this one is not.
 */
export function RowLink({ to, onClick, ...rest }: RowLinkProps) {
  const open = use(OpenFromRows);
  if (!open) return <Link to={to} onClick={onClick} {...rest} />;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    open(to);
  };
  return <a href={to} onClick={follow} {...rest} />;
}
