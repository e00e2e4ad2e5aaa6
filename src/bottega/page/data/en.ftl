# Why the host in a page refuses a request.

problem-form-invalid = The page has sent something that cannot be read (“{ $field }”). Reload the page.
problem-not-here = There is no server here, so this is not possible in this page.
problem-name-first = Choose a name first.
problem-name-long = A name has 1 to { $longest } characters. Choose another one.
problem-review-quick-only = Only quick reviews are made in this page. The program Bottega makes deep ones.
problem-storage-full = Your browser has no more room for this match, so your decision was not saved. Make room on the disk, or download the record of the match first.
problem-storage-failed = Your browser could not save this, so it was not done. Try again. If it happens again, reload the page.
