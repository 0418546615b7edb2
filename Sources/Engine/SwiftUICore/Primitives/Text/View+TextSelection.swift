/// Whether people can select text; apply it with `textSelection(_:)`.
public protocol TextSelectability {
  /// Whether text can be selected.
  static var allowsSelection: Bool { get }
}

/// Text can be selected.
public struct EnabledTextSelectability: TextSelectability {
  /// Whether text can be selected: it can.
  public static let allowsSelection = true
}

/// Text cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  /// Whether text can be selected: it cannot.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  /// Text cannot be selected, as it is without anything said.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
  /// Lets people select and copy the texts inside, by a mouse or by a finger that is held.
  ///
  ///     Text("Kyoto").textSelection(.enabled)
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    environment(\.allowsTextSelection, S.allowsSelection)
  }
}

private enum AllowsTextSelectionKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether texts here can be selected.
  var allowsTextSelection: Bool {
    get { self[AllowsTextSelectionKey.self] }
    set { self[AllowsTextSelectionKey.self] = newValue }
  }
}
