extension View {
  /// Sets whether the bars of the scroll views inside show for a moment when these appear.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    transformEnvironment(\.scrollIndicatorsFlash) { $0.onAppear = onAppear }
  }

  /// Shows the bars of the scroll views inside for a moment when a value changes.
  public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    modifier(ScrollIndicatorsFlashModifier(value: value))
  }
}

nonisolated private struct ScrollIndicatorsFlashModifier<Value: Equatable>: ViewModifier {
  let value: Value
  @State private var count = 0
  @MainActor func body(content: Content) -> some View {
    let flashes = count
    return content.onChange(of: value) { count += 1 }
      .transformEnvironment(\.scrollIndicatorsFlash) { $0.count += flashes }
  }
}

/// When the bars of scroll views show though nothing scrolls.
struct ScrollIndicatorsFlash: Equatable {
  var onAppear = false
  /// How often it was asked for.
  var count = 0
}

private enum ScrollIndicatorsFlashKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorsFlash { ScrollIndicatorsFlash() }
}

extension EnvironmentValues {
  var scrollIndicatorsFlash: ScrollIndicatorsFlash {
    get { self[ScrollIndicatorsFlashKey.self] }
    set { self[ScrollIndicatorsFlashKey.self] = newValue }
  }
}
