/** Sentences read aloud by the browser's own voice; without one nothing happens. */

/** Begins to read a sentence; what was being read is left. */
export function readAloud(sentence: string, language = document.documentElement.lang): void {
  const voice = globalThis.speechSynthesis as SpeechSynthesis | undefined;
  if (voice === undefined || typeof SpeechSynthesisUtterance === 'undefined') return;
  try {
    voice.cancel();
    if (sentence.trim() === '') return;
    const words = new SpeechSynthesisUtterance(sentence);
    words.lang = language || 'en';
    words.rate = 0.92;
    voice.speak(words);
  } catch {
    // a browser without a voice still shows the sentence
  }
}

export function stopSpeech(): void {
  try {
    (globalThis.speechSynthesis as SpeechSynthesis | undefined)?.cancel();
  } catch {
    // nothing was being read
  }
}
