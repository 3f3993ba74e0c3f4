/** A file of the dashboard: what matches `test` and no file before it, with all that it imports. */
interface SharedFile {
  name: string;
  test: RegExp;
}

/** One pattern of several; each begins in the middle of a path. */
const anyOf = (...patterns: RegExp[]): RegExp => new RegExp(patterns.map(({ source }) => source).join('|'));

/** Material UI's own files, without those that only begin so. */
const mui = (...names: string[]): RegExp => new RegExp(`/@mui/material/(${names.join('|')})/`);

/**
 * What several sorts of pages share, a file each, in the order in which they take what they need: a page asks for few files that it uses
 * whole. What stands too late in this list comes with another sort of page: `npm run bench -- budgets` tells, by the sort that it made
 * larger.
 */
export const sharedFiles: readonly SharedFile[] = [
  {
    // The dashboard, lists, and nearly everything else.
    name: 'page',
    test: anyOf(
      mui('Checkbox', 'Chip', 'FormControlLabel', 'LinearProgress', 'Select', 'useMediaQuery'),
      /\/@mui\/icons-material\/(Close|Edit|FilterList|Info|TableRows)Outlined/,
      /\/ra-core\/dist\/i18n\/useLocaleState/,
      /\/model\/reports\/(leads|openedReport)/,
      /\/src\/theme\//,
      /\/src\/foundation\/(session\/|page\/(Breadcrumbs|PageHeading|RowLink))/,
      /\/src\/kinds\/(index|Cell|useLabelOf)/,
      /\/src\/views\/parts\/(Led|useLeads|useTypedSearch|inCurrency|useHelp)/,
      /\/src\/views\/list\/(ColumnChooser|useColumns|loadedFields|pictureFields)/,
    ),
  },
  {
    // Whatever has something to fill in.
    name: 'fields',
    test: anyOf(mui('InputAdornment', 'Switch', 'TextField'), /\/@mui\/icons-material\/VisibilityOff/, /\/src\/kinds\/useSentence/),
  },
  {
    // Lists, records, forms and reports.
    name: 'record',
    test: anyOf(
      /\/lodash\//,
      /\/i18n\/inBothCases/,
      /\/ra-core\/dist\/auth\/(useIsAuthPending|useRequireAccess)/,
      /\/ra-core\/dist\/core\/(OptionalResourceContext|useGetRecordRep|useGetResourceLabel|useResourceDefinition)/,
      /\/ra-core\/dist\/dataProvider\/(useDeleteMany|useGetList|useGetOne|useUpdate)/,
      /\/ra-core\/dist\/routing\/useParams/,
      /\/src\/widgets\/index/,
      /\/src\/kinds\/reference\/useTargets/,
      /\/src\/views\/verbs\/VerbButtons/,
      /\/src\/views\/list\/(HiddenColumns|RecordPicture|TableFrame|useCanChange|useHiddenColumns|views\/)/,
      /\/src\/views\/parts\/(ConfirmDialog|ExportButton|LinkTabs|Pager|deletion\/use|seenPage|useEditedToast|useOwnerTitle|useUnread)/,
    ),
  },
  {
    // The dashboard and reports: for which days and places, and what is drawn.
    name: 'question',
    test: anyOf(
      mui('ToggleButton', 'ToggleButtonGroup'),
      /\/model\/reports\/chartData/,
      /\/src\/views\/report\/(Figure|filters\/(ReportFilters|useReport)|head\/(ChangeMark|Meaning|useMeanings)|reportAnswer|tables\/ordersAddress)/,
    ),
  },
  { name: 'figures', test: /\/src\/screens\/dashboard\/DashboardPage\.tsx$/ },
  { name: 'list', test: /\/src\/views\/list\/(ListWithForms|ResourceList)\.tsx$/ },
  { name: 'choice', test: anyOf(mui('Autocomplete'), /\/src\/foundation\/choice\//) },
  {
    // Records and forms.
    name: 'parts',
    test: anyOf(mui('Link', 'Tabs?'), /\/src\/kinds\/(FieldFrame|lines\/rows|reference\/Picker)/, /\/src\/views\/form\/formSections/),
  },
  { name: 'form', test: /\/src\/views\/(form\/ResourceForm|list\/FormOverList)\.tsx$/ },
];
