import './errors.css';

interface ErrorDetailsProps {
  /** What opens them. */
  label: string;
  error: Error;
  componentStack?: string;
}

/** The error's text, and behind it what a person who helps may want to read. */
export function ErrorDetails({ label, error, componentStack }: ErrorDetailsProps) {
  const details = [error.stack, componentStack?.trim()].filter(Boolean).join('\n\n');
  return (
    <div className="error-details">
      <p>{error.message}</p>
      {details && (
        <details>
          <summary>{label}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
          <pre tabIndex={0} dir="ltr">
            {details}
          </pre>
        </details>
      )}
    </div>
  );
}
