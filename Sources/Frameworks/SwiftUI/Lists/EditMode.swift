public import SwiftUICore

/// Whether what is shown is being edited.
public enum EditMode: Hashable, Sendable {
  /// It is only shown.
  case inactive
  /// A part of it is edited for a moment, as a row that is pulled aside.
  case transient
  /// It is edited: rows show what deletes, moves and selects them.
  case active

  /// Whether it is edited, for a moment or longer.
  public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
  /// Whether the surroundings are being edited; `nil` where nothing around can be.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}
