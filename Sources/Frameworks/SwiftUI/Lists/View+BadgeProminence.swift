public import SwiftUICore

/// How much the badges of rows stand out.
nonisolated public struct BadgeProminence: Hashable, Sendable {
  fileprivate enum Kind: Hashable, Sendable { case decreased, standard, increased }
  fileprivate let kind: Kind
  /// Less than usual, for what is of little use at a glance.
  public static let decreased = BadgeProminence(kind: .decreased)
  /// As usual: a number beside the row.
  public static let standard = BadgeProminence(kind: .standard)
  /// More than usual, for what asks for an answer: on a coloured ground.
  public static let increased = BadgeProminence(kind: .increased)
}

extension View {
  /// Sets how much the badges of the view, or of the rows inside, stand out.
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence).listRowTrait { $0.badgeProminence = prominence }
  }
}

private enum BadgeProminenceKey: EnvironmentKey { static var defaultValue: BadgeProminence { .standard } }

extension EnvironmentValues {
  /// How much badges here stand out.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

/// The badge of a row.
struct ListBadge: View {
  let text: Text
  /// What the row itself says; `nil` leaves it to the list.
  let prominence: BadgeProminence?
  @Environment(\.badgeProminence) private var inherited

  var body: some View {
    switch (prominence ?? inherited).kind {
    case .decreased: text.foregroundStyle(.tertiary)
    case .standard: text.foregroundStyle(.secondary)
    case .increased: TabBadge(text: text)
    }
  }
}
