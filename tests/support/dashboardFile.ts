import { configure } from '@testing-library/react';

// A second, which is the library's own patience, is not always enough on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
