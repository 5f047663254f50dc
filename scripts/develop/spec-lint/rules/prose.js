// Rules about the wording of the documentation.

const words = (text) => text.trim().split(/\s+/);

/** A summary is an imperative of 2 to 5 words. Option `verbs`: the words that one may begin with. */
function summaryStyle({ verbs }) {
  return {
    Operation({ summary }, { report, location }) {
      if (typeof summary !== 'string') return;
      const at = { location: location.child('summary') };
      const count = words(summary).length;
      if (count < 2 || count > 5) {
        report({ ...at, message: `The summary "${summary}" has ${count} words; use 2 to 5.` });
      }
      if (/[.!?:;]$/.test(summary)) {
        report({ ...at, message: `The summary "${summary}" ends with punctuation; leave it out.` });
      }
      if (!verbs.includes(words(summary)[0])) {
        const message = `The summary "${summary}" must begin with one of ${verbs.join(', ')} (or add a verb in redocly.yaml).`;
        report({ ...at, message });
      }
    },
  };
}

/** An operation's description is there, and adds to the summary instead of repeating it. */
function descriptionAdds() {
  const plain = (text) => text.toLowerCase().replace(/[^a-z0-9]+/g, ' ');
  return {
    Operation({ summary, description }, { report, location }) {
      if (typeof description !== 'string') {
        report({ message: 'The operation has no description; say what the summary cannot.', location });
        return;
      }
      if (typeof summary !== 'string' || !plain(description).startsWith(plain(summary))) return;
      const message = `The description repeats the summary "${summary}"; say only what the summary cannot.`;
      report({ message, location: location.child('description') });
    },
  };
}

/** Descriptions are whole sentences: they begin with a capital or code, end with a period, and have no double spaces. */
function sentences() {
  const check = ({ description }, { report, location }) => {
    if (typeof description !== 'string') return;
    const text = description.trim();
    const at = { location: location.child('description') };
    if (!/^[A-Z`#|]/.test(text)) {
      report({ ...at, message: `The description "${text}" must begin with a capital letter.` });
    }
    if (!/[.|)]$/.test(text)) {
      report({ ...at, message: `The description "${text}" must end with a period.` });
    }
    if (/\S {2,}\S/.test(text)) {
      report({ ...at, message: `The description "${text}" has two spaces in a row; use one.` });
    }
  };
  return {
    Info: check,
    Tag: check,
    Operation: check,
    Parameter: check,
    RequestBody: check,
    Response: check,
    Header: check,
    Schema: check,
  };
}

/** The rules about wording, by name. */
export const prose = {
  'summary-style': summaryStyle,
  'description-adds': descriptionAdds,
  sentences,
};
