import { cleanup, configure } from '@testing-library/react';
import { afterAll } from 'vitest';

// A second, which is the library's own patience, is not always enough on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// The files of one worker share a window, one after the other: each leaves it as a browser that has just been opened.
afterAll(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  window.location.hash = '';
});
