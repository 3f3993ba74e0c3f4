/** The resource that holds the sales: reports lead to the orders behind their figures. */
export const ORDERS_RESOURCE = 'orders';

/** The field of an order that says on which business day its sale counts. */
export const ORDER_DAY = 'business_day';
