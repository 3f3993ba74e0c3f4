/** The resource in which every write leaves its entry: a record's history is read from it. */
export const ACTIVITY_RESOURCE = 'activity-log';
