public import SwiftUICore

/// How grave it is what an alert or a dialog tells.
nonisolated public struct DialogSeverity: Equatable, Sendable {
  private enum Level { case automatic, critical, standard }
  private let level: Level

  /// As the system sees it.
  public static let automatic = DialogSeverity(level: .automatic)
  /// Something that needs to be seen at once.
  public static let critical = DialogSeverity(level: .critical)
  /// Nothing out of the ordinary.
  public static let standard = DialogSeverity(level: .standard)
}

extension View {
  /// Says how grave alerts and dialogs are, which a Mac shows by a sign; as on iOS, they look the same here.
  /// - Parameter severity: How grave they are.
  /// - Returns: The view, unchanged.
  public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
}
