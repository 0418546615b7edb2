public import SwiftUICore

extension View {
  /// Says what the screens of values of a type show.
  ///
  /// It belongs on a view that is always made: in a container that makes its rows as they show, the stack does not hear of it.
  ///
  /// Of several for one type that of the lowest screen counts. A value of a type for which no screen says anything is reported.
  ///
  ///     NavigationStack {
  ///       List(names, id: \.self) { NavigationLink($0, value: $0) }
  ///         .navigationDestination(for: String.self) { Text($0) }
  ///     }
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      DestinationModifier(name: "\(D.self)", form: "for: \(D.self).self") { owner in
        var made = ScreenDestination(kind: .values(of: ObjectIdentifier(D.self)), owner: owner, name: "\(D.self)")
        made.makeView = { value in (value as? D).map { AnyView(ValueScreen(value: $0, content: destination)) } }
        return made
      })
  }

  /// Shows a screen over this one while a binding is `true`.
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let view = AnyView(destination())
    let shows = isPresented.wrappedValue
    return modifier(
      DestinationModifier(name: "\(V.self)", form: "isPresented:") { owner in
        ScreenDestination(
          kind: .presented(isPresented: shows), owner: owner, view: view,
          dismiss: { if isPresented.wrappedValue { isPresented.wrappedValue = false } })
      })
  }

  /// Shows a screen for a value over this one while a binding has one.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    let value = item.wrappedValue
    return modifier(
      DestinationModifier(name: "\(D.self)", form: "item:") { owner in
        ScreenDestination(
          kind: .presented(isPresented: value != nil), owner: owner, view: value.map { AnyView(destination($0)) },
          dismiss: { if item.wrappedValue != nil { item.wrappedValue = nil } })
      })
  }
}

/// What the screen of a value shows: made in a body of its own, so that it follows what the closure reads, though nobody declares
/// the destination anew.
nonisolated private struct ValueScreen<Value, Content: View>: View {
  let value: Value
  let content: (Value) -> Content
  nonisolated init(value: Value, content: @escaping (Value) -> Content) {
    self.value = value
    self.content = content
  }

  @MainActor var body: some View { content(value) }
}

/// Declares where links lead, with an identity that lasts.
nonisolated struct DestinationModifier: ViewModifier {
  let name: String
  let form: String
  let make: (ObjectIdentifier) -> ScreenDestination
  @State private var owner = DestinationOwner()
  @Environment(\.navigation) private var navigation

  nonisolated init(name: String, form: String, make: @escaping (ObjectIdentifier) -> ScreenDestination) {
    self.name = name
    self.form = form
    self.make = make
  }

  @MainActor func body(content: Content) -> some View {
    let (form, hasStack) = (form, navigation != nil)
    // Made once for each value of the modifier, so that the stack sees whether it is another one.
    let destination = make(ObjectIdentifier(owner))
    return
      content
      .transformPreference(ScreenKey.self) { $0.destinations.append(destination) }
      .modifier(
        LazyContainerCheck {
          guard hasStack else { return }
          Diagnostics.report(
            "navigationDestination(\(form)) is inside a container that makes its views as they show, where the stack may not hear "
              + "of it; put it outside")
        })
  }
}

/// The identity of who declares a destination.
nonisolated final class DestinationOwner {}
