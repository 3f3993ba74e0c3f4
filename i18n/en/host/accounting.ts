/** Accounting programs that are reached over the network. */
export default {
  not_online: '%{program} cannot be connected over the network: download the file for it instead',
  not_registered: 'This host is not registered with %{program}: whoever runs it sets %{names}',
  host_refused: '%{program} does not know this host any more: whoever runs it checks how it is registered there',
  begin_again: 'The connection could not be made: it took too long, was begun elsewhere, or was not allowed there. Connect once more',
  sign_in_again: '%{program} does not let us in any more: connect once more',
  not_connected: 'It is not connected: connect it first',
  other_currency: 'That company keeps its books in %{theirs}, and this establishment in %{ours}: choose a company with the same currency',
  twice: '%{company} is connected here already: use that connection, or disconnect it first',
  connected: 'Connected to %{program}: %{company}',
  read: 'Read: %{accounts} accounts and %{locations} locations that are in use',
  away: '%{program} did not answer as it should (%{status}): it is tried again',
  odd_answer: '%{program} answered something that we do not understand: it is tried again',
  refused: '%{program} did not take it: %{reason}',
  refused_so: '%{program} did not take it (%{status}), and did not say why',
  one_subsidiary:
    '%{program} books a journal in one subsidiary: give all lines of the mapping the same one, and every establishment its own connection',
  unread: 'These were not read from %{program}: %{names}. Read its accounts, and choose from them in the mapping',
  running: 'This day is not over yet: choose %{last} or an earlier one',
  nothing_new: 'Everything of these days has been sent, and nothing has changed since',
  connection_gone: 'Its connection is gone, or leads to another company by now: connect that company again, then send it again',
  lost: 'Sending it was broken off: send it again, it is booked once',
  not_arrived:
    '%{smart_count} day did not arrive there: open the sent journals |||| %{smart_count} days did not arrive there: open the sent journals',
  too_many_decimals:
    '%{program} takes amounts with at most %{most} decimals, and the currency here has %{decimals}: download the file for any other program',
} as const;
