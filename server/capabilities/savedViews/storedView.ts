/** A view as it is stored, with the name of the role that it is shared with. */
export interface StoredView {
  id: number;
  name: string;
  resource: string;
  role: number | null;
  roleName: string | null;
  filters: Record<string, unknown> | null;
  search: string | null;
  sort_by: string | null;
  sort_order: 'asc' | 'desc' | null;
  columns: string[] | null;
  widths: Record<string, number> | null;
  created_by: number | null;
  updated_at: string;
}
