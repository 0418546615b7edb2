public import FoundationAdditions
public import SwiftUICore

extension NavigationLink where Destination == Never {
  /// Shows what the stack says for a value; it cannot be pressed where there is none.
  @_disfavoredOverload
  public nonisolated init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) where Label == Text {
    self.init(.value(value.map { NavigationPathElement($0) }), label: Text(titleResource))
  }

  /// Shows what the stack says for a value; it cannot be pressed where there is none.
  @_disfavoredOverload
  public nonisolated init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?)
  where Label == Text, P: Decodable, P: Encodable {
    self.init(.value(value.map { NavigationPathElement($0) }), label: Text(titleResource))
  }
}

extension NavigationLink where Label == Text {
  /// Shows a view when its title is pressed, that a resource names.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {
    self.init(.view(AnyView(destination())), label: Text(titleResource))
  }
}
