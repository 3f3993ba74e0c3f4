/** A file of the dashboard: the modules whose path holds one of `paths` and that no file before it has, with all that they import. */
interface SharedFile {
  name: string;
  paths: readonly string[];
}

const under = (folder: string, ...names: string[]): string[] => names.map((name) => folder + name);
const mui = (...names: string[]): string[] => names.map((name) => `/@mui/material/${name}/`);
const icons = (...names: string[]): string[] => names.map((name) => `/@mui/icons-material/${name}.`);

/**
 * What several sorts of pages share, a file each, in the order in which they take what they need: a page asks for few files, of which it
 * uses most. What stands too late in this list comes with another sort of page: `npm run bench -- budgets` tells by the page that grew.
 */
export const sharedFiles: readonly SharedFile[] = [
  {
    // The dashboard, lists, and nearly everything else.
    name: 'page',
    paths: [
      ...mui('Checkbox', 'Chip', 'FormControlLabel', 'LinearProgress', 'Select', 'useMediaQuery'),
      ...icons('CloseOutlined', 'EditOutlined', 'FilterListOutlined', 'InfoOutlined', 'TableRowsOutlined'),
      '/ra-core/dist/i18n/useLocaleState',
      ...under('/model/reports/', 'leads', 'openedReport'),
      '/src/theme/',
      ...under('/src/foundation/', 'session/', 'page/Breadcrumbs', 'page/PageHeading', 'page/RowLink'),
      ...under('/src/kinds/', 'index.', 'Cell.', 'useLabelOf'),
      ...under('/src/views/parts/', 'Led.', 'useLeads', 'useTypedSearch', 'inCurrency', 'useHelp'),
      ...under('/src/views/list/', 'ColumnChooser', 'useColumns', 'loadedFields', 'pictureFields'),
    ],
  },
  {
    // Whatever has something to fill in.
    name: 'fields',
    paths: [...mui('InputAdornment', 'Switch', 'TextField'), ...icons('VisibilityOffOutlined'), '/src/kinds/useSentence'],
  },
  {
    // Lists, records, forms and reports.
    name: 'record',
    paths: [
      '/lodash/',
      '/i18n/inBothCases',
      ...under('/ra-core/dist/auth/', 'useIsAuthPending', 'useRequireAccess'),
      ...under(
        '/ra-core/dist/core/',
        'OptionalResourceContext',
        'useGetRecordRepresentation',
        'useGetResourceLabel',
        'useResourceDefinition.',
      ),
      ...under('/ra-core/dist/dataProvider/', 'useDeleteMany', 'useGetList.', 'useGetOne', 'useUpdate.'),
      '/ra-core/dist/routing/useParams',
      '/src/widgets/index',
      '/src/kinds/reference/useTargets',
      '/src/views/verbs/VerbButtons',
      ...under('/src/views/list/', 'HiddenColumns', 'RecordPicture', 'TableFrame', 'useCanChange', 'useHiddenColumns', 'views/'),
      ...under('/src/views/parts/', 'ConfirmDialog', 'ExportButton', 'LinkTabs', 'Pager', 'deletion/use', 'seenPage', 'useEditedToast'),
      ...under('/src/views/parts/', 'useOwnerTitle', 'useUnread'),
    ],
  },
  {
    // The dashboard and reports: for which days and places, and what is drawn.
    name: 'question',
    paths: [
      ...mui('ToggleButton', 'ToggleButtonGroup'),
      '/i18n/isolated',
      '/model/reports/chartData',
      ...under('/src/views/report/', 'Figure.', 'reportAnswer', 'filters/ReportFilters', 'filters/useReport', 'tables/ordersAddress'),
      ...under('/src/views/report/head/', 'ChangeMark', 'Meaning', 'useMeanings'),
    ],
  },
  { name: 'figures', paths: ['/src/screens/dashboard/DashboardPage.'] },
  { name: 'list', paths: under('/src/views/list/', 'ListWithForms.', 'ResourceList.') },
  { name: 'choice', paths: [...mui('Autocomplete'), '/src/foundation/choice/'] },
  {
    // Records and forms.
    name: 'parts',
    paths: [
      ...mui('Link', 'Tab', 'Tabs'),
      ...under('/src/kinds/', 'FieldFrame', 'lines/rows', 'lines/stackedRows', 'reference/Picker'),
      '/src/views/form/formSections',
    ],
  },
  { name: 'form', paths: ['/src/views/form/ResourceForm.', '/src/views/list/FormOverList.'] },
];
