import CoreLocation
public import SwiftUI
import SwiftUICore

/// A map of the earth, which a person can move and enlarge.
///
/// It is drawn from an outline of the land that comes with the framework, or from tiles where somebody says where they are to be
/// had; see docs/Maps.md.
///
///     Map { Marker("Kyoto", coordinate: CLLocationCoordinate2D(latitude: 35.01, longitude: 135.77)) }
nonisolated public struct Map<Content: View>: View {
  let content: Content

  nonisolated init(showing content: Content) { self.content = content }

  @MainActor @preconcurrency public var body: some View { content }
}

/// What a map shows of content that a builder makes.
nonisolated public struct MapContentView<SelectedValue: Hashable, Content: MapContent>: View {
  enum Start {
    case initial(MapCameraPosition)
    case binding(Binding<MapCameraPosition>)

    var source: MapConfiguration.Source {
      switch self {
      case .initial(let position): .initial(position)
      case .binding(let binding): .binding(binding)
      }
    }
  }
  let start: Start
  let bounds: MapCameraBounds?
  let modes: MapInteractionModes
  let selection: Binding<SelectedValue?>?
  let scope: Namespace.ID?
  let request: TileRequest?
  let content: Content

  nonisolated init(
    _ start: Start, _ bounds: MapCameraBounds?, _ modes: MapInteractionModes, _ scope: Namespace.ID?,
    selection: Binding<SelectedValue?>? = nil, request: TileRequest? = nil, content: Content
  ) {
    (self.start, self.bounds, self.modes, self.scope) = (start, bounds, modes, scope)
    (self.selection, self.request, self.content) = (selection, request, content)
  }

  @MainActor public var body: some View {
    let _ = selection?.wrappedValue
    MapSurfaceView(
      source: start.source, bounds: bounds, modes: modes, scope: scope, items: items, selection: choice,
      request: request)
  }

  @MainActor private var items: [MapItem] {
    var collector = _MapContentCollector()
    Content._collect(content, into: &collector)
    return collector.items
  }

  @MainActor private var choice: MapSelection? {
    guard let selection else { return nil }
    return MapSelection(selected: selection.wrappedValue.map { AnyHashable($0) }) { tag in
      selection.wrappedValue = tag?.base as? SelectedValue
    }
  }
}

/// The map itself, with the controls that stand on it.
struct MapSurfaceView: View {
  let source: MapConfiguration.Source
  let bounds: MapCameraBounds?
  let modes: MapInteractionModes
  let scope: Namespace.ID?
  let items: [MapItem]
  let selection: MapSelection?
  var request: TileRequest?
  @State private var controller = MapController()
  @Environment(\.mapStyle) private var style
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.mapReference) private var reference
  @Environment(\.mapControls) private var controls
  @Environment(\.mapScopes) private var scopes
  @Environment(\.mapTiles) private var tiles
  @Environment(\.locale) private var locale
  @Environment(\.personLocation) private var person
  /// Counts how often the map went to surroundings whose views are others.
  @State private var surroundingsSeen = 0

  var body: some View {
    let _ = surroundingsSeen
    let standing = items.compactMap { $0.standing(person) }.filter { $0.location != nil }
    let controller = controller, views = controller.near(standing)
    let _ = controller.titles.keep(only: views)
    let configuration = configuration(views, of: standing)
    PanZoomView(
      delegate: controller,
      content: ForEach(views) { item in MapItemView(item: item, selection: selection, controller: controller) },
      update: { controller.apply(configuration, to: $0) }
    )
    .overlay(alignment: .topTrailing) {
      if let controls {
        VStack(alignment: .trailing, spacing: MapTheme.inset) { controls }
          .padding(MapTheme.inset)
          .environment(\.mapInFront, controller)
      }
    }
    .overlay(alignment: .bottomLeading) {
      if let source = tileSource, !source.attribution.isEmpty { MapAttribution(text: source.attribution) }
    }
    .onAppear { if let scope { scopes?.add(controller, for: scope) } }
    .onDisappear { if let scope { scopes?.remove(controller, for: scope) } }
  }

  /// What the app says of tiles, or else the environment.
  private var tileSource: MapTileSource? {
    if case .some(let said) = tiles { said } else { MapTileSource.ofEnvironment }
  }

  private func configuration(_ views: [MapItem], of standing: [MapItem]) -> MapConfiguration {
    let seen = $surroundingsSeen
    return MapConfiguration(
      source: source, bounds: bounds, modes: modes, places: standing.compactMap { $0.location?.location },
      locations: views.compactMap { item in
        item.location.map {
          MapViewPosition(
            location: $0.location, anchor: $0.anchor, tag: item.style.tag, isSelected: item.isSelected(selection),
            titleRoom: controller.titles.room(of: item))
        }
      },
      overlays: items.filter { $0.isOverlay }, theme: MapTheme(style: style, isDark: colorScheme == .dark),
      tiles: tileSource, request: request, person: person,
      reference: reference, label: locale.language.languageCode == .japanese ? "マップ" : "Map", selection: selection,
      surroundingsChanged: { seen.wrappedValue += 1 })
  }
}

extension MapItem {
  var isOverlay: Bool { if case .overlay = kind { true } else { false } }

  /// The item, with the person's sign where the person is; `nil` for that where nobody knows it.
  func standing(_ person: PersonLocation?) -> MapItem? {
    guard case .person(let sign) = kind else { return self }
    guard let person else { return nil }
    var item = self
    item.kind = sign.annotation(at: person)
    return item
  }

  /// Where its view stands; `nil` for what is no view, or stands nowhere.
  var location: (location: WorldPoint, anchor: UnitPoint)? {
    switch kind {
    case .marker(let marker): marker.coordinate.isFinite ? (WorldPoint(marker.coordinate), .bottom) : nil
    case .annotation(let annotation):
      annotation.coordinate.isFinite ? (WorldPoint(annotation.coordinate), annotation.anchor) : nil
    case .overlay, .person: nil
    }
  }

  func isSelected(_ selection: MapSelection?) -> Bool { style.tag != nil && selection?.selected == style.tag }
}
