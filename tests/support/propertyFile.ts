import fc from 'fast-check';

/**
 * A property that fails looks for its smallest example as long as it may, and says what it found before the test's own time is up; on a
 * busy machine one that holds tries fewer examples. `PROPERTY_MS` is the project's (vitest.config.ts).
 */
fc.configureGlobal({ interruptAfterTimeLimit: Number(process.env.PROPERTY_MS) });
