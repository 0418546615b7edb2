import Foundation

extension View {
  /// Says which point of the content shows first in the scroll views inside, and where content that fits lies.
  ///
  /// `nil` stands for the top leading corner. Content that is larger begins there once, and a later change scrolls nothing.
  ///
  ///     ScrollView { ForEach(names, id: \.self) { Text($0) } }.defaultScrollAnchor(.bottom)
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(\.defaultScrollAnchor, anchor)
  }
}

private enum DefaultScrollAnchorKey: EnvironmentKey { static var defaultValue: UnitPoint? { nil } }

extension EnvironmentValues {
  var defaultScrollAnchor: UnitPoint? {
    get { self[DefaultScrollAnchorKey.self] }
    set { self[DefaultScrollAnchorKey.self] = newValue }
  }
}
