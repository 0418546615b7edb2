extension View {
  /// Lets the person feel or hear something when a value changes.
  ///
  /// Where the computer has no motor for it, nothing is felt.
  ///
  ///     Stepper("Guests", value: $number).sensoryFeedback(.selection, trigger: number)
  public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    onChange(of: trigger) { feedback.play() }
  }

  /// Lets the person feel or hear something when a value changes and a condition holds for the old and the new one.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    onChange(of: trigger) { old, new in
      if condition(old, new) { feedback.play() }
    }
  }

  /// Lets the person feel or hear what a closure makes of the old and the new value of something that changes.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    onChange(of: trigger) { old, new in
      if let feedback = feedback(old, new) { feedback.play() }
    }
  }
}
