import { problemTexts } from '#resources/schema';

/** Why a value is refused; the host says the same sentences. */
export default problemTexts;
