import Foundation

extension View {
  /// Says which point of the content shows first in the scroll views inside, where content that fits lies, and what stays when
  /// content or scroll view get another size.
  ///
  /// `nil` stands for the top leading corner, where nothing follows a change of size. Content that is larger begins at the point
  /// once; as long as it stands there it does so after changes, too, such as a list of messages at its end.
  ///
  ///     ScrollView { ForEach(names, id: \.self) { Text($0) } }.defaultScrollAnchor(.bottom)
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.defaultScrollAnchors) { $0.all = anchor }
  }

  /// Sets the anchor of the scroll views inside for one role, whatever `defaultScrollAnchor(_:)` says of all of them.
  ///
  ///     ScrollView { ForEach(names, id: \.self) { Text($0) } }
  ///       .defaultScrollAnchor(.bottom)
  ///       .defaultScrollAnchor(.top, for: .alignment)
  ///
  /// - Parameters:
  ///   - anchor: The point; `nil` stands for the top leading corner, where nothing follows a change of size.
  ///   - role: What the point is for.
  /// - Returns: A view whose scroll views have the anchor.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    transformEnvironment(\.defaultScrollAnchors) { $0[role] = anchor }
  }
}

private enum DefaultScrollAnchorsKey: EnvironmentKey { static var defaultValue: DefaultScrollAnchors { DefaultScrollAnchors() } }

extension EnvironmentValues {
  var defaultScrollAnchors: DefaultScrollAnchors {
    get { self[DefaultScrollAnchorsKey.self] }
    set { self[DefaultScrollAnchorsKey.self] = newValue }
  }
}
