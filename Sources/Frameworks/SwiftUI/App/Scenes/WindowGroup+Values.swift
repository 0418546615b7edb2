public import SwiftUICore

/// What a window shows that is for a value.
nonisolated public struct PresentedWindowContent<Data: Decodable & Encodable & Hashable, Content: View>: View {
  let window: WindowValue
  let defaultValue: (() -> Data)?
  let content: (Binding<Data?>) -> Content

  @MainActor public var body: some View { HeldValue(window: window, defaultValue: defaultValue, content: content) }
}

/// Keeps a window's value for as long as the window is open.
private struct HeldValue<Data: Hashable, Content: View>: View {
  let window: WindowValue
  let content: (Binding<Data?>) -> Content
  @State private var value: Data?

  init(window: WindowValue, defaultValue: (() -> Data)?, content: @escaping (Binding<Data?>) -> Content) {
    self.window = window
    self.content = content
    _value = State(initialValue: window.initial?.base as? Data ?? defaultValue?())
  }

  var body: some View {
    let changed = window.changed
    content($value).onChange(of: value, initial: true) { _, new in changed(new.map { AnyHashable($0) }) }
  }
}

extension WindowGroup {
  /// For a value that is there or not.
  nonisolated init<D, C>(
    _ title: Text?, _ id: String?, _ type: D.Type, _ content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: title, id: id, valueType: type) { window in
      PresentedWindowContent(window: window, defaultValue: nil, content: content)
    }
  }

  /// For a value that is always there.
  nonisolated init<D, C>(
    _ title: Text?, _ id: String?, _ type: D.Type, _ content: @escaping (Binding<D>) -> C, default value: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: title, id: id, valueType: type) { window in
      PresentedWindowContent(window: window, defaultValue: value) { binding in
        content(Binding(get: { binding.wrappedValue ?? value() }, set: { binding.wrappedValue = $0 }))
      }
    }
  }

  /// Creates a window for each value that `openWindow` is given.
  public nonisolated init<D: Decodable & Encodable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { self.init(nil, nil, type, content) }
  /// Creates a window for each value that `openWindow` is given with an identifier.
  public nonisolated init<D: Decodable & Encodable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { self.init(nil, id, type, content) }
  /// Creates a window for each value, with a title of the app's string tables.
  public nonisolated init<D: Decodable & Encodable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { self.init(Text(titleKey), nil, type, content) }
  /// Creates a window for each value, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, D: Decodable & Encodable & Hashable, C: View>(
    _ title: S, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { self.init(Text(title), nil, type, content) }
  /// Creates a window for each value, with a title.
  public nonisolated init<D: Decodable & Encodable & Hashable, C: View>(
    _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { self.init(title, nil, type, content) }
  /// Creates a window for each value, with a title of the app's string tables and an identifier.
  public nonisolated init<D: Decodable & Encodable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { self.init(Text(titleKey), id, type, content) }
  /// Creates a window for each value, with a title and an identifier.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, D: Decodable & Encodable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { self.init(Text(title), id, type, content) }
  /// Creates a window for each value, with a title and an identifier.
  public nonisolated init<D: Decodable & Encodable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { self.init(title, id, type, content) }
}

extension WindowGroup {
  /// Creates a window for each value that `openWindow` is given, or for a default one.
  public nonisolated init<D: Decodable & Encodable & Hashable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (_ value: Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> { self.init(nil, nil, type, content, default: defaultValue) }
  /// Creates a window for each value that `openWindow` is given with an identifier, or for a default one.
  public nonisolated init<D: Decodable & Encodable & Hashable, C: View>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> { self.init(nil, id, type, content, default: defaultValue) }
  /// Creates a window for each value or for a default one, with a title of the app's string tables.
  public nonisolated init<D: Decodable & Encodable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type = D.self, @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> { self.init(Text(titleKey), nil, type, content, default: defaultValue) }
  /// Creates a window for each value or for a default one, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, D: Decodable & Encodable & Hashable, C: View>(
    _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> { self.init(Text(title), nil, type, content, default: defaultValue) }
  /// Creates a window for each value or for a default one, with a title.
  public nonisolated init<D: Decodable & Encodable & Hashable, C: View>(
    _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> { self.init(title, nil, type, content, default: defaultValue) }
  /// Creates a window for each value or for a default one, with a title of the app's string tables and an identifier.
  public nonisolated init<D: Decodable & Encodable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (_ value: Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> { self.init(Text(titleKey), id, type, content, default: defaultValue) }
  /// Creates a window for each value or for a default one, with a title and an identifier.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, D: Decodable & Encodable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> { self.init(Text(title), id, type, content, default: defaultValue) }
  /// Creates a window for each value or for a default one, with a title and an identifier.
  public nonisolated init<D: Decodable & Encodable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> { self.init(title, id, type, content, default: defaultValue) }
}
