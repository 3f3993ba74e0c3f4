/** Where the API host is; empty: where the dashboard itself comes from. */
export const apiUrl: string = import.meta.env.VITE_API_URL ?? '';
