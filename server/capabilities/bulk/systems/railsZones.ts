/** Time zones by the names that Square writes, which are those of Rails' `ActiveSupport::TimeZone::MAPPING`. */
const ZONES: Readonly<Record<string, string>> = {
  'Eastern Time (US & Canada)': 'America/New_York',
  'Indiana (East)': 'America/Indiana/Indianapolis',
  'Central Time (US & Canada)': 'America/Chicago',
  'Mountain Time (US & Canada)': 'America/Denver',
  Arizona: 'America/Phoenix',
  'Pacific Time (US & Canada)': 'America/Los_Angeles',
  Alaska: 'America/Juneau',
  Hawaii: 'Pacific/Honolulu',
  'Atlantic Time (Canada)': 'America/Halifax',
  Newfoundland: 'America/St_Johns',
  Saskatchewan: 'America/Regina',
  'Puerto Rico': 'America/Puerto_Rico',
  London: 'Europe/London',
  Dublin: 'Europe/Dublin',
  Edinburgh: 'Europe/London',
  Paris: 'Europe/Paris',
  Madrid: 'Europe/Madrid',
  Tokyo: 'Asia/Tokyo',
  Osaka: 'Asia/Tokyo',
  Sydney: 'Australia/Sydney',
  Melbourne: 'Australia/Melbourne',
  Brisbane: 'Australia/Brisbane',
  Adelaide: 'Australia/Adelaide',
  Darwin: 'Australia/Darwin',
  Perth: 'Australia/Perth',
  Hobart: 'Australia/Hobart',
  Canberra: 'Australia/Melbourne',
};

/** The zone of the time database; undefined where the name is none of these. */
export const railsZone = (name: string): string | undefined => (Object.hasOwn(ZONES, name) ? ZONES[name] : undefined);
