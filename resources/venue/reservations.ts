import { crud, defineResource, field } from '#model/language';

export default defineResource({
  version: 1,
  name: 'reservations',
  label: ['Reservation', 'Reservations'],
  icon: 'EventSeat',
  scope: 'establishment',
  title: 'guest',
  permissions: crud('Reservations', 'Reservation'),
  fields: {
    guest: field.text({ required: true, max: 120, search: true }),
    phone: field.phone({ search: true }),
    party: field.integer({ required: true, min: 1, max: 500, default: 2, filter: true, help: 'How many people come' }),
    starts_at: field.datetime({ label: 'Arrival', required: true, filter: true }),
    duration: field.duration({ required: true, min: 15, max: 720, default: 90 }),
    table: field.reference('tables', { onDelete: 'set_null', filter: true, where: { status: 'active' } }),
    status: field.enum(
      {
        booked: { label: 'Booked', tone: 'info' },
        seated: { label: 'Seated', tone: 'warning' },
        finished: { label: 'Finished', tone: 'success' },
        no_show: { label: 'No-show', tone: 'error' },
        cancelled: { label: 'Cancelled', tone: 'neutral' },
      },
      { required: true, default: 'booked', filter: true },
    ),
    note: field.textarea({ max: 1000 }),
  },
  list: {
    columns: ['guest', 'party', 'starts_at', 'duration', 'table', 'status'],
    sort: { field: 'starts_at', order: 'desc' },
    totals: ['party'],
    calendar: { from: 'starts_at', lasts: 'duration', shows: ['party', 'table', 'status'] },
    board: { by: 'status', sum: 'party', shows: ['starts_at', 'party', 'table'] },
    views: { to_come: { label: 'To come', filters: { status: 'booked' }, sort: { field: 'starts_at', order: 'asc' } } },
  },
  form: {
    sections: [
      { label: 'Reservation', fields: ['guest', 'phone', 'party', 'starts_at', 'duration', 'table', 'status'] },
      { label: 'Note', fields: ['note'] },
    ],
  },
  rules: { readonly: { '*': { status: ['finished', 'no_show', 'cancelled'] } } },
  transitions: {
    status: {
      booked: ['seated', 'no_show', 'cancelled'],
      seated: ['finished', 'booked'],
      finished: ['seated'],
      no_show: ['booked'],
      cancelled: ['booked'],
    },
  },
  verbs: {
    seat: {
      icon: 'TableRestaurant',
      permission: 'ReservationEdit',
      when: { status: ['booked', 'finished'] },
      to: { status: 'seated' },
      messages: { done: 'Guests seated' },
    },
    finish: {
      icon: 'TaskAlt',
      permission: 'ReservationEdit',
      when: { status: 'seated' },
      to: { status: 'finished' },
      messages: { done: 'Reservation finished' },
    },
    'no-show': {
      label: 'Did not come',
      icon: 'PersonOff',
      permission: 'ReservationEdit',
      when: { status: 'booked' },
      to: { status: 'no_show' },
      messages: { done: 'Marked as a no-show' },
    },
    cancel: {
      label: 'Cancel reservation',
      icon: 'Block',
      permission: 'ReservationEdit',
      when: { status: 'booked' },
      to: { status: 'cancelled' },
      messages: { done: 'Reservation cancelled' },
    },
    rebook: {
      label: 'Book again',
      icon: 'EventRepeat',
      permission: 'ReservationEdit',
      when: { status: ['seated', 'no_show', 'cancelled'] },
      to: { status: 'booked' },
      messages: { done: 'Reservation booked again' },
    },
  },
});
