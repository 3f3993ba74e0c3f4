import { Admin, DataTable, List, Resource } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { type ListedResource, provider } from './provider.ts';

/** Rows a page, as the bench wants it: `/stock/index.html?rows=100&establishment=1`. */
const rows = Number(new URLSearchParams(location.search).get('rows'));

function Products() {
  return (
    <List perPage={rows} sort={{ field: 'sort_order', order: 'ASC' }}>
      <DataTable>
        <DataTable.Col source="item" />
        <DataTable.Col source="_titles.category" label="Category" disableSort />
        <DataTable.Col source="_titles.subCategory" label="Sub category" disableSort />
        <DataTable.NumberCol source="price" options={{ style: 'currency', currency: 'EUR' }} />
        <DataTable.NumberCol source="cost" options={{ style: 'currency', currency: 'EUR' }} />
        <DataTable.Col source="barcode" />
        <DataTable.Col source="sku" />
        <DataTable.Col source="plu" />
        <DataTable.Col source="status" />
      </DataTable>
    </List>
  );
}

function Taxes() {
  return (
    <List>
      <DataTable>
        <DataTable.Col source="name" />
        <DataTable.NumberCol source="rate" />
      </DataTable>
    </List>
  );
}

const names: readonly ListedResource[] = ['taxes', 'products'];

createRoot(document.getElementById('root') as HTMLElement).render(
  <Admin dataProvider={provider} disableTelemetry>
    {names.map((name) => (
      <Resource key={name} name={name} list={name === 'products' ? Products : Taxes} recordRepresentation="id" />
    ))}
  </Admin>,
);
