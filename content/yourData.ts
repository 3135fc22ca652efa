/** The page that shows what this site stores on a visitor's device. */
export const yourData = {
  hero: {
    title: 'What this site stores on your device',
    lead: 'Our forms keep what you write in this browser. Here is all of it: read it, take a copy, or delete it.',
  },
  noScript: 'This page needs JavaScript to look into your browser. Without JavaScript our forms store nothing there.',
  loading: 'Looking into this browser…',
  late: 'This page did not start. Load it again. If that does not help, you can delete what our forms have stored in the settings of your browser, among the data of websites.',
  nothing: {
    title: 'Nothing is stored here',
    text: 'This site has stored nothing in this browser. When you use one of our forms, you will find it here.',
  },
  blocked: {
    title: 'This browser does not let us look',
    text: 'Its settings keep this site from what is stored here, or from a part of it. What our forms may have stored before, you can delete in the settings of your browser, among the data of websites.',
  },
  lists: {
    contact: 'Messages to us',
    join: 'Offers to join us',
    subscribe: 'Subscriptions to news',
  },
  columns: {
    timestamp: 'When',
    name: 'Name',
    email: 'E-mail',
    subject: 'Subject',
    interest: 'Interest',
    message: 'Message',
    ip: 'Internet address',
    userAgent: 'Browser',
    value: 'Stored text',
  },
  foreign: {
    title: 'Found under our names, but not in our form',
    text: 'We keep it as we found it.',
  },
  notes: {
    title: 'Drafts and working notes',
    text: 'A draft goes when its form is stored or its tab is closed. A working note goes by itself, soon after a form is stored; should its tab be closed before, at a later visit to a form.',
    key: 'Name',
    value: 'Stored text',
  },
  /** Above the button that shows more of a long list. */
  shown: 'Showing {shown} of {count}',
  showMore: 'Show more',
  exportJson: 'Save all as JSON',
  exportCsv: 'Save records as CSV',
  fileName: 'kaivinai-my-data',
  deleteOne: 'Delete',
  deleteOneLabel: 'Delete record {place} of: {list}',
  deleteNoteLabel: 'Delete {key}',
  deleteAll: 'Delete all',
  deleted: 'Deleted.',
  failed: 'That could not be deleted. Please try again.',
  confirm: {
    one: 'Delete this record?',
    all: 'Delete everything this site has stored here?',
    text: 'It cannot be brought back.',
    yes: 'Yes, delete',
    no: 'No, keep',
  },
} as const;
