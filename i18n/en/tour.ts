/** The tour: what each step shows, and how one goes on or leaves. */
export default {
  title: 'Take the tour',
  count: '%{number} of %{count}',
  next: 'Next',
  back: 'Back',
  leave: 'Leave the tour',
  done: 'Done',
  menu: { title: 'Everything has its place', text: 'The menu shows what you may open, in groups. It folds to icons at its foot.' },
  establishment: {
    title: 'Where you are',
    text: 'What you see and enter belongs to this establishment. With several, choose another one here.',
  },
  search: {
    title: 'Find anything',
    text: 'Records by name, code or number, pages, and what you can begin: from anywhere with Ctrl K (⌘ K on a Mac).',
  },
  figures: {
    title: 'Today at a glance',
    text: 'Each figure stands beside the same time before and opens the report behind it. “Arrange” puts them in your own order.',
  },
  appearance: { title: 'As you like it', text: 'Light or dark, colours, density and the direction of writing, kept in this browser.' },
  account: { title: 'Yourself', text: 'Your profile, password and sign-in security, the keys of the keyboard, and this tour again.' },
};
