// Rules about the wording of the documentation.

const EMPTY_OUTCOMES =
  /^(ok|success(ful)?( response)?|error|created|bad request|not found|(payload )?too large|too many requests)\.?$/i;

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

/** A response's description states the outcome, in at least three words. */
function responseOutcome() {
  return {
    Response({ description }, { report, location }) {
      if (typeof description !== 'string') return;
      if (!EMPTY_OUTCOMES.test(description.trim()) && words(description).length >= 3) return;
      const message = `The response description "${description}" must state the outcome, such as "The stored run."`;
      report({ message, location: location.child('description') });
    },
  };
}

/** A tag's description defines the noun that the tag names. */
function tagDefinition() {
  return {
    Tag({ name, description }, { report, location }) {
      if (typeof description !== 'string' || /^(A|An|The)\s/.test(description)) return;
      const message = `The description of tag "${name}" must define the noun; begin with A, An or The.`;
      report({ message, location: location.child('description') });
    },
  };
}

/** No line of a spec file ends with white space. */
function noTrailingWhitespace() {
  const seen = new Set();
  return {
    any(_node, { report, location }) {
      const { source } = location;
      if (seen.has(source.absoluteRef)) return;
      seen.add(source.absoluteRef);
      source.body.split('\n').forEach((line, index) => {
        if (!/[ \t]$/.test(line)) return;
        const message = `Line ${index + 1} of ${source.absoluteRef.split('/').at(-1)} ends with white space; remove it.`;
        report({ message, location });
      });
    },
  };
}

/** The rules about wording, by name. */
export const prose = {
  'summary-style': summaryStyle,
  'description-adds': descriptionAdds,
  sentences,
  'response-outcome': responseOutcome,
  'tag-definition': tagDefinition,
  'no-trailing-whitespace': noTrailingWhitespace,
};
