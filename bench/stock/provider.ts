import type { DataProvider, GetListParams } from 'react-admin';

export type ListedResource = keyof typeof lists;

/** What each list asks for, as Countinghouse's own list asks for it. */
const lists = {
  products: {
    path: '/api/product/list',
    fields: ['item', 'category', 'subCategory', 'price', 'cost', 'barcode', 'sku', 'plu', 'status', 'image'],
  },
  taxes: { path: '/api/tax/list', fields: ['name', 'rate'] },
};

/** Whose rows, as the bench wants it. */
const establishment = Number(new URLSearchParams(location.search).get('establishment'));

const unused = () => Promise.reject(new Error('The stock lists only read'));

/** The host's lists for a stock react-admin, with the token of the browser's storage. */
export const provider: DataProvider = {
  async getList(resource: string, { pagination, sort, signal }: GetListParams & { signal?: AbortSignal }) {
    const list = lists[resource as ListedResource];
    const answer = await fetch(list.path, {
      method: 'POST',
      signal,
      headers: { authorization: `Bearer ${localStorage.getItem('accessToken')}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        page: pagination?.page,
        per_page: pagination?.perPage,
        ...(sort && sort.field !== 'id' && { sort_by: sort.field, sort_order: sort.order.toLowerCase() }),
        establishment_id: establishment,
        fields: list.fields,
      }),
    });
    if (!answer.ok) throw new Error(`The host answers ${answer.status}`);
    const { data } = await answer.json();
    return { data: data.list, total: data.pagination_options.total };
  },
  getOne: unused,
  getMany: unused,
  getManyReference: unused,
  create: unused,
  update: unused,
  updateMany: unused,
  delete: unused,
  deleteMany: unused,
};
