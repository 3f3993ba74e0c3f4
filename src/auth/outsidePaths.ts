/** Where the pages are that stand before the admin: told here, for both worlds. */
export const loginPath = '/auth/login';
export const registerPath = '/auth/register';
export const forgotPath = '/auth/forgot-password';
export const verifyPath = '/auth/verify-otp';
export const resetPath = '/auth/reset-password';

/** Every path below is outside, whether there is a page or not. */
export const outsidePaths = '/auth/*';

/** Whether an address is that of a page outside. */
export const isOutside = (pathname: string) => /^\/auth(?:\/|$)/i.test(pathname);
