/** Whose second factor it is; client 0 is the platform. */
export interface Person {
  clientId: number;
  userId: number;
}
