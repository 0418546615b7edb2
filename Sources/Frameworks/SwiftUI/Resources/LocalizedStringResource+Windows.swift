public import FoundationAdditions
public import SwiftUICore

extension WindowGroup {
  /// Creates windows with a title that a resource names, unless their content has a title of its own.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(title: Text(titleResource), id: nil, content: content())
  }

  /// Creates windows with a title that a resource names, which `openWindow` finds by an identifier.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content) {
    self.init(title: Text(titleResource), id: id, content: content())
  }
}

extension Window {
  /// Creates a window with a title that a resource names, unless its content has a title of its own.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleResource), id: id, content: content)
  }
}

extension WindowGroup {
  /// Creates a window for each value, with a title that a resource names.
  @_disfavoredOverload
  public nonisolated init<D: Decodable & Encodable & Hashable, C: View>(
    _ titleResource: LocalizedStringResource, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { self.init(Text(titleResource), nil, type, content) }

  /// Creates a window for each value, with a title that a resource names and an identifier.
  @_disfavoredOverload
  public nonisolated init<D: Decodable & Encodable & Hashable, C: View>(
    _ titleResource: LocalizedStringResource, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { self.init(Text(titleResource), id, type, content) }

  /// Creates a window for each value or for a default one, with a title that a resource names.
  @_disfavoredOverload
  public nonisolated init<D: Decodable & Encodable & Hashable, C: View>(
    _ titleResource: LocalizedStringResource, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> { self.init(Text(titleResource), nil, type, content, default: defaultValue) }

  /// Creates a window for each value or for a default one, with a title that a resource names and an identifier.
  @_disfavoredOverload
  public nonisolated init<D: Decodable & Encodable & Hashable, C: View>(
    _ titleResource: LocalizedStringResource, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> { self.init(Text(titleResource), id, type, content, default: defaultValue) }
}
