import ApusTesting
import SwiftUI
import Testing

/// What leaves the screen leaves memory: nothing keeps a view that has gone, whatever it was made of.
@Suite("Views that have gone are freed")
@MainActor
struct FreedViewTests {
  /// Held by the views that come and go.
  private final class Token {}

  private struct Plate: ViewModifier {
    let token: Token
    @State private var taps = 0
    func body(content: Content) -> some View {
      content.padding(taps > 0 ? 4 : 2).background { Color.gray.onTapGesture { [token] in _ = (token, taps += 1) } }
    }
  }

  private struct Round: ButtonStyle {
    let token: Token
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding().background(Circle().fill(.red)).onTapGesture { [token] in _ = token }
    }
  }

  private struct Row: View {
    let token: Token
    @State private var isOn = false
    var body: some View {
      Toggle(isOn: $isOn) { Text("row") }.onChange(of: isOn) { [token] in _ = token }
    }
  }

  enum Kind: String, CaseIterable {
    case modifier, modifierOfSeveral, buttonStyle, button, list, sections, navigation, tabs, pages, menu, form, lazyGrid,
      geometry, overlay
    case preference, anchor, focus, textField, picker, task, scrollObserver, disclosure, animation, toolbar, searchable,
      contextMenu
    case sheet, popover, alert, drag, matched, viewThatFits, timeline, canvas, layout, table, gestures
  }

  @ViewBuilder
  private func view(_ kind: Kind, _ token: Token) -> some View {
    let action = { [token] in _ = token }
    switch kind {
    case .modifier, .modifierOfSeveral, .buttonStyle, .button, .overlay, .geometry: basic(kind, token, action)
    case .list, .sections, .form, .lazyGrid, .disclosure, .table, .menu, .picker, .textField: rows(kind, token, action)
    case .navigation, .tabs, .pages, .toolbar, .searchable, .sheet, .popover, .alert, .contextMenu: screens(kind, token, action)
    default: others(kind, token, action)
    }
  }

  @ViewBuilder
  private func basic(_ kind: Kind, _ token: Token, _ action: @escaping () -> Void) -> some View {
    switch kind {
    case .modifier: Text("a").modifier(Plate(token: token))
    case .modifierOfSeveral:
      Group {
        Text("a"); Text("b")
      }.modifier(Plate(token: token))
    case .buttonStyle: Button("a", action: action).buttonStyle(Round(token: token))
    case .button: Button("a", action: action)
    case .overlay: Color.red.overlay { Button("a", action: action) }.background { Button("b", action: action) }
    default: GeometryReader { [token] proxy in Row(token: token).frame(width: proxy.size.width) }
    }
  }

  @ViewBuilder
  private func rows(_ kind: Kind, _ token: Token, _ action: @escaping () -> Void) -> some View {
    switch kind {
    case .list: List { ForEach(0..<3, id: \.self) { _ in Row(token: token).swipeActions { Button("b", action: action) } } }
    case .sections:
      List {
        Section {
          Row(token: token)
        } header: {
          Button("h", action: action)
        } footer: {
          Text("f")
        }
      }
    case .form:
      Form {
        Row(token: token); Button("a", action: action)
      }
    case .lazyGrid:
      ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(0..<9, id: \.self) { _ in Row(token: token) } } }
    case .disclosure: DisclosureGroup("d", isExpanded: .constant(true)) { Row(token: token) }
    case .table:
      Grid {
        GridRow {
          Row(token: token); Button("a", action: action)
        }
      }
    case .menu: Menu("m") { Button("a", action: action) }
    case .picker:
      Picker("p", selection: .constant(1)) { ForEach(0..<3, id: \.self) { Text("\($0)").modifier(Plate(token: token)) } }
    default:
      TextField(
        "t",
        text: Binding(
          get: { [token] in
            _ = token; return ""
          }, set: { _ in }))
    }
  }

  @ViewBuilder
  private func screens(_ kind: Kind, _ token: Token, _ action: @escaping () -> Void) -> some View {
    switch kind {
    case .navigation:
      NavigationStack {
        List {
          NavigationLink("n") { Row(token: token) }; Row(token: token)
        }.navigationTitle("t")
      }
    case .tabs:
      TabView {
        Row(token: token).tabItem { Text("one") }
        NavigationStack { Row(token: token) }.tabItem { Text("two") }
      }
    case .pages:
      TabView {
        Row(token: token); Button("a", action: action)
      }.tabViewStyle(.page)
    case .toolbar:
      NavigationStack { Row(token: token).toolbar { ToolbarItem(placement: .topBarTrailing) { Button("a", action: action) } } }
    case .searchable: NavigationStack { List { Row(token: token) }.searchable(text: .constant("")).onSubmit(of: .search, action) }
    case .sheet: Row(token: token).sheet(isPresented: .constant(false), onDismiss: action) { Row(token: token) }
    case .popover: Row(token: token).popover(isPresented: .constant(false)) { Row(token: token) }
    case .alert: Row(token: token).alert("a", isPresented: .constant(false)) { Button("a", action: action) }
    default: Row(token: token).contextMenu { Button("a", action: action) }
    }
  }

  @ViewBuilder
  private func others(_ kind: Kind, _ token: Token, _ action: @escaping () -> Void) -> some View {
    switch kind {
    case .preference:
      Row(token: token).preference(key: Width.self, value: 3).onPreferenceChange(Width.self) { [token] _ in _ = token }
    case .anchor:
      Row(token: token).anchorPreference(key: Bounds.self, value: .bounds) { $0 }
        .overlayPreferenceValue(Bounds.self) { anchor in
          GeometryReader { proxy in Text("\(anchor.map { proxy[$0].width } ?? 0)") }
        }
    case .focus: Focusing(token: token)
    case .task: Row(token: token).task { [token] in _ = token }.onAppear(perform: action).onDisappear(perform: action)
    case .scrollObserver:
      ScrollView { Row(token: token) }.onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { [token] _, _ in
        _ = token
      }
    case .animation: Row(token: token).transition(.slide).animation(.default, value: 1)
    case .drag: Row(token: token).draggable("x").dropDestination(for: String.self) { [token] _, _ in token === token }
    case .matched: Matched(token: token)
    case .viewThatFits:
      ViewThatFits {
        Row(token: token).frame(width: 2_000); Row(token: token)
      }
    case .timeline: TimelineView(.periodic(from: .distantPast, by: 1)) { [token] _ in Row(token: token) }
    case .canvas:
      Canvas { [token] context, size in _ = (token, context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))) }
    case .layout:
      AnyLayout(HStackLayout()) {
        Row(token: token); Button("a", action: action)
      }
    default: Row(token: token).gesture(DragGesture().onChanged { [token] _ in _ = token }).onLongPressGesture(perform: action)
    }
  }

  private struct Focusing: View {
    let token: Token
    @FocusState private var isFocused: Bool
    var body: some View {
      TextField("t", text: .constant("")).focused($isFocused).onAppear { [token] in _ = (token, isFocused = true) }
    }
  }

  private struct Matched: View {
    let token: Token
    @Namespace private var space
    var body: some View { Row(token: token).matchedGeometryEffect(id: 1, in: space) }
  }

  private enum Width: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
  }

  private enum Bounds: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
  }

  /// Shows something as long as it is told to.
  private final class Model: ObservableObject { @Published var token: Token? }

  private struct Shown<Inside: View>: View {
    @ObservedObject var model: Model
    @ViewBuilder let inside: (Token) -> Inside
    var body: some View {
      VStack {
        Text("stays")
        if let token = model.token { inside(token) }
      }
    }
  }

  @Test("nothing keeps what was shown", arguments: Kind.allCases)
  func freed(_ kind: Kind) async {
    let model = Model()
    let screen = Screen { Shown(model: model) { view(kind, $0) } }
    weak var gone: Token?
    do {
      let token = Token()
      gone = token
      model.token = token
      screen.finishAnimations()
      #expect(screen.work.bodies > 0)
    }
    // A task that has been begun keeps what it was begun with until it has run.
    await Task.yield()
    model.token = nil
    screen.finishAnimations()
    // What is remembered of the last frames, such as a press, ends with the next ones.
    screen.advance(by: 2)
    #expect(gone == nil, "\(kind) is kept")
  }
}
