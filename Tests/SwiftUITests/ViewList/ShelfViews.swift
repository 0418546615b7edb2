import SwiftUI

/// A collection with all that may be bound to it: selections, a path, what sheets show.
struct Shelf: Identifiable, Equatable {
  struct Part: Identifiable, Hashable {
    let id: Int
    var name: String
  }

  struct Item: Identifiable, Hashable {
    let id: Int
    var title: String
    var isDone = false
    var isOpen = false
    var amount = 1
    var parts: [Part] = []
  }

  var id = 0
  var items: [Item]
  var selected: Int?
  var picked: Set<Int> = []
  var shown: Item?
  var path: [Int] = []
}

/// What shows the collection.
enum ShelfHolder: String, CaseIterable {
  case vStack, zStack, grid, layout, thatFits, lazyStack, lazyGrid, lazySections, scrolled
  case list, boundList, editedList, selection, singleSelection, sections, form, table
  case menuPicker, segments, wheel, inlinePicker, tabs, pages, menu, contextMenus
  case stack, split, sheet, cover, popover, alert, rowSheets, disclosures, layers
  case reversed, prefix, indices, offsets, names
}

/// What shows an element.
enum ShelfRowKind: String, CaseIterable { case text, field, toggle, stepper, slider, picker, editor, parts, swiped, plainBinding }

/// One element, shown in one of the ways.
struct ShelfRow: View {
  @Binding var item: Shelf.Item
  let kind: ShelfRowKind
  let focus: FocusState<Int?>.Binding

  var body: some View {
    switch kind {
    case .text: Text(item.title)
    case .field: TextField("title", text: $item.title).focused(focus, equals: item.id)
    case .toggle: Toggle(item.title, isOn: $item.isDone)
    case .stepper: Stepper("\(item.title) \(item.amount)", value: $item.amount, in: 0...9)
    case .slider:
      Slider(
        value: Binding {
          Double(item.amount)
        } set: {
          item.amount = Int($0)
        }, in: 0...9
      ) { Text(item.title) }
    case .picker:
      Picker(item.title, selection: $item.amount) { ForEach(0..<10, id: \.self) { Text("amount \($0)").tag($0) } }
    case .editor: TextEditor(text: $item.title).frame(height: 40).focused(focus, equals: item.id)
    case .parts: PartFields(parts: $item.parts, title: item.title)
    case .swiped: SwipedRow(item: $item)
    // The binding alone goes on; no body here has read the element.
    case .plainBinding: ItemTitle(item: $item)
    }
  }
}

private struct ItemTitle: View {
  @Binding var item: Shelf.Item
  var body: some View { Button(item.title) { item.isDone.toggle() } }
}

private struct SwipedRow: View {
  @Binding var item: Shelf.Item
  var body: some View {
    Text(item.title + (item.isDone ? ", done" : ""))
      .swipeActions { Button("Done") { item.isDone.toggle() } }
      .contextMenu { Button("Rename") { item.title += "!" } }
  }
}

/// The parts of an element, bound in turn.
struct PartFields: View {
  @Binding var parts: [Shelf.Part]
  let title: String
  var body: some View {
    VStack {
      Text(title)
      ForEach($parts) { $part in TextField("part", text: $part.name) }
      Button("drop part") { if !parts.isEmpty { parts.removeLast() } }
    }
  }
}

/// Puts one view below the other.
private struct Pile: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)) }
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +))
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    for view in subviews {
      let offered = ProposedViewSize(width: bounds.width, height: nil)
      view.place(at: CGPoint(x: bounds.minX, y: y), proposal: offered)
      y += view.sizeThatFits(offered).height
    }
  }
}

/// A collection, shown in one of the ways.
struct ShelfView: View {
  @Binding var shelf: Shelf
  let holder: ShelfHolder
  let kind: ShelfRowKind
  let access: ShelfAccess
  @FocusState private var focus: Int?

  var body: some View {
    access.focus = $focus
    return Group {
      switch holder {
      case .vStack, .zStack, .grid, .layout, .thatFits, .lazyStack, .lazyGrid, .lazySections, .scrolled, .disclosures, .layers:
        stacks
      case .list, .boundList, .editedList, .selection, .singleSelection, .sections, .form, .table: lists
      case .menuPicker, .segments, .wheel, .inlinePicker, .tabs, .pages, .menu, .contextMenus: choices
      case .stack, .split, .sheet, .cover, .popover, .alert, .rowSheets: screens
      case .reversed, .prefix, .indices, .offsets, .names: derived
      }
    }
  }

  private func row(_ item: Binding<Shelf.Item>) -> ShelfRow { ShelfRow(item: item, kind: kind, focus: $focus) }

  private var rows: some DynamicViewContent { ForEach($shelf.items) { row($0) } }

  private var movingRows: some View { ForEach($shelf.items) { row($0).transition(.move(edge: .leading)) } }

  @ViewBuilder private var stacks: some View {
    switch holder {
    case .zStack: ZStack { rows }
    case .grid:
      Grid {
        ForEach($shelf.items) { $item in
          GridRow {
            Text(item.title)
            row($item)
          }
        }
      }
    case .layout: Pile { movingRows }
    case .thatFits:
      ViewThatFits {
        HStack { rows }.frame(width: 2000)
        VStack { rows }
      }
    case .lazyStack: ScrollView { LazyVStack { movingRows } }
    case .lazyGrid: ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { rows } }
    case .lazySections:
      ScrollView {
        LazyVStack(pinnedViews: .sectionHeaders) {
          ForEach($shelf.items) { $item in
            Section {
              ForEach($item.parts) { $part in TextField("part", text: $part.name) }
            } header: {
              Text(item.title)
            }
          }
        }
      }
    case .scrolled:
      ScrollView { LazyVStack { rows }.scrollTargetLayout() }.scrollPosition(id: $shelf.selected)
    case .disclosures:
      VStack {
        ForEach($shelf.items) { $item in
          DisclosureGroup(item.title, isExpanded: $item.isOpen) {
            ForEach($item.parts) { $part in TextField("part", text: $part.name) }
          }
        }
      }
    case .layers:
      Color.clear.overlay { VStack { rows } }.background { ZStack { ForEach($shelf.items) { Text($0.wrappedValue.title) } } }
    default: VStack { movingRows }
    }
  }

  @ViewBuilder private var lists: some View {
    switch holder {
    case .boundList: List($shelf.items) { row($0) }
    case .editedList: List($shelf.items, editActions: .all) { row($0) }
    case .selection: List(selection: $shelf.picked) { rows.onDelete { shelf.items.remove(atOffsets: $0) } }
    case .singleSelection: List(selection: $shelf.selected) { rows }
    case .sections:
      List {
        ForEach($shelf.items) { $item in
          Section(item.title, isExpanded: $item.isOpen) {
            ForEach($item.parts) { $part in TextField("part", text: $part.name) }.onDelete { item.parts.remove(atOffsets: $0) }
          }
        }
      }
      .listStyle(.sidebar)
    case .form:
      Form {
        ForEach($shelf.items) { $item in
          Section(item.title) {
            row($item)
            Button("Delete \(item.title)") { shelf.items.removeAll { $0.id == item.id } }
          }
        }
      }
    case .table:
      Table(shelf.items, selection: $shelf.picked) {
        TableColumn("Title", value: \.title)
        TableColumn("Amount") { Text("\($0.amount)") }
      }
    default:
      List {
        rows.onDelete { shelf.items.remove(atOffsets: $0) }.onMove { shelf.items.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }

  private var tagged: some View { ForEach($shelf.items) { $item in Text(item.title).tag(Optional(item.id)) } }

  private var taggedPages: some View {
    ForEach($shelf.items) { item in
      row(item).tabItem { Text(item.wrappedValue.title) }.tag(Optional(item.wrappedValue.id))
    }
  }

  @ViewBuilder private var choices: some View {
    switch holder {
    case .segments: Picker("Pick", selection: $shelf.selected) { tagged }.pickerStyle(.segmented)
    case .wheel: Picker("Pick", selection: $shelf.selected) { tagged }.pickerStyle(.wheel)
    case .inlinePicker: List { Picker("Pick", selection: $shelf.selected) { tagged }.pickerStyle(.inline) }
    case .tabs: TabView(selection: $shelf.selected) { taggedPages }
    case .pages: TabView(selection: $shelf.selected) { taggedPages }.tabViewStyle(.page).frame(height: 300)
    case .menu: Menu("Menu") { ForEach($shelf.items) { $item in Toggle(item.title, isOn: $item.isDone) } }
    case .contextMenus:
      VStack {
        ForEach($shelf.items) { $item in
          Button(item.title) { item.isDone.toggle() }
            .contextMenu { Button("Remove") { shelf.items.removeAll { $0.id == item.id } } }
        }
      }
    default: Picker("Pick", selection: $shelf.selected) { tagged }.pickerStyle(.menu)
    }
  }

  /// The element of an id, where there is one, by its binding.
  @ViewBuilder private func detail(_ id: Int?) -> some View {
    if let index = shelf.items.firstIndex(where: { $0.id == id }) {
      VStack {
        row($shelf.items[index])
        Button("Delete this") { shelf.items.removeAll { $0.id == id } }
      }
    } else {
      Text("gone")
    }
  }

  @ViewBuilder private var screens: some View {
    switch holder {
    case .stack:
      NavigationStack(path: $shelf.path) {
        List {
          ForEach($shelf.items) { $item in NavigationLink(item.title, value: item.id) }.onDelete {
            shelf.items.remove(atOffsets: $0)
          }
        }
        .navigationDestination(for: Int.self) { detail($0) }
        .navigationTitle("Shelf")
      }
    case .split:
      NavigationSplitView {
        List($shelf.items, selection: $shelf.selected) { $item in Text(item.title) }
      } detail: {
        detail(shelf.selected)
      }
    case .cover: VStack { rows }.fullScreenCover(item: $shelf.shown) { detail($0.id) }
    case .popover: VStack { rows }.popover(item: $shelf.shown) { detail($0.id) }
    case .alert:
      VStack { rows }
        .alert(
          "Alert",
          isPresented: Binding {
            shelf.shown != nil
          } set: {
            if !$0 { shelf.shown = nil }
          }, presenting: shelf.shown
        ) {
          shown in
          Button("Remove \(shown.title)") { shelf.items.removeAll { $0.id == shown.id } }
        }
    case .rowSheets:
      VStack {
        ForEach($shelf.items) { $item in
          Button(item.title) { item.isOpen = true }.sheet(isPresented: $item.isOpen) { row($item) }
        }
      }
    default: VStack { rows }.sheet(item: $shelf.shown) { detail($0.id) }
    }
  }

  @ViewBuilder private var derived: some View {
    switch holder {
    case .prefix: VStack { ForEach($shelf.items.prefix(2)) { row($0) } }
    case .indices: VStack { ForEach(shelf.items.indices, id: \.self) { row($shelf.items[$0]) } }
    case .offsets: VStack { ForEach(Array($shelf.items.enumerated()), id: \.offset) { row($0.element) } }
    case .names: VStack { ForEach($shelf.items, id: \.title) { $item in Toggle(item.title, isOn: $item.isDone) } }
    default: VStack { ForEach($shelf.items.reversed()) { row($0) } }
    }
  }
}
