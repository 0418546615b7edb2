import CoreGraphicsTypes
import Foundation
import SwiftUI
import SwiftUICore

/// The tiles of a map that come from elsewhere.
///
/// A tile that is not there yet is shown by what it is a part of, enlarged, or else by the ground below.
final class TileLayer {
  private enum State {
    case loading
    case shown(any ImageSource)
    /// Not before a time, by the clock of the window.
    case failed(until: TimeInterval)
  }

  /// So many tiles are kept that do not show, and so many are asked for at a time; choices.
  private static let limit = 192
  private static let requestLimit = 6
  /// How many zooms a tile is enlarged at most.
  private static let greatestEnlargement = 6
  /// Seconds after which a tile that did not come is asked for again; a choice.
  private static let retry: TimeInterval = 30

  private(set) var source: MapTileSource?
  private var loader: TileLoader?
  private var states: [TileKey: State] = [:]
  private var lastUse: [TileKey: Int] = [:]
  private var uses = 0
  private var placed: [TileKey: (fragment: DisplayFragment, of: TileKey)] = [:]
  private var ids: [TileKey: DisplayID] = [:]
  private var requested: [TileKey] = []
  private var writes = 0
  private var panZoom: PanZoomReference?
  /// How many pictures have been opened.
  private(set) var tilesOpened = 0

  /// Whether tiles are asked for.
  var isOn: Bool { loader != nil }

  /// Whether a tile that was to show when it was last drawn has neither come nor failed.
  var isWaiting: Bool {
    !requested.isEmpty || states.values.contains { if case .loading = $0 { true } else { false } }
  }

  /// Takes tiles from a source; `nil`: from none.
  func use(_ new: MapTileSource?, _ request: @escaping TileRequest, scale: CGFloat) {
    guard new != source || loader?.scale != scale && loader != nil else { return }
    stop()
    states.removeAll()
    placed.removeAll()
    source = new
    loader = nil
    guard let new, new.isUsable else { return }
    loader = TileLoader(source: new, scale: scale, store: TileStore(folder: new.folder), request: request)
  }

  /// Asks for no more; what is on its way is kept on the disk when it comes.
  func stop() { requested.removeAll() }

  func contentWasRebased() { placed.removeAll(keepingCapacity: true) }

  func draw(_ surface: MapSurface, into content: inout FragmentCollector) {
    guard let source, isOn else { return }
    panZoom = surface.panZoom.reference
    uses += 1
    let keys = GroundLayer.keys(surface, most: source.maximumZoom)
    for key in keys {
      lastUse[key.wrapped] = uses
      guard let shown = nearest(to: key.wrapped) else { continue }
      lastUse[shown] = uses
      content.append(placedTile(key, shown, surface), at: .zero)
    }
    ask(for: keys, on: surface)
    forgetOld(keys)
  }

  /// The tile itself, or the nearest one there is of which it is a part.
  private func nearest(to key: TileKey) -> TileKey? {
    for zoom in stride(from: key.zoom, through: max(key.zoom - Self.greatestEnlargement, 0), by: -1) {
      let candidate = key.ancestor(at: zoom)
      if case .shown = states[candidate] { return candidate }
    }
    return nil
  }

  private func placedTile(_ key: TileKey, _ shown: TileKey, _ surface: MapSurface) -> DisplayFragment {
    if let cached = placed[key], cached.of == shown { return cached.fragment }
    guard case .shown(let image) = states[shown] else { return .empty }
    let id = ids[key] ?? surface.panZoom.makeDisplayID()
    ids[key] = id
    let side = TileKey.side, enlargement = Double(1 << (key.zoom - shown.zoom)), own = key.wrapped
    let frame = CGRect(
      x: -(Double(own.x) - Double(shown.x) * enlargement) * side, y: -(Double(own.y) - Double(shown.y) * enlargement) * side,
      width: side * enlargement, height: side * enlargement)
    var collector = FragmentCollector()
    collector.append(
      .image(
        DisplayImage(
          source: image, naturalSize: frame.size, frame: frame, resizing: .stretch(capInsets: EdgeInsets()),
          isAntialiased: false)))
    var fragment = collector.fragment(id: id)
    if enlargement > 1 {
      let whole = Path(CGRect(x: 0, y: 0, width: side, height: side))
      fragment = fragment.wrapped(in: .clip(whole, isEvenOdd: false, isAntialiased: false, snapFrame: nil), id: id)
    }
    fragment = fragment.wrapped(in: .transform(surface.transform(of: key)), id: id)
    placed[key] = (fragment, shown)
    return fragment
  }

  // MARK: Asking

  private func ask(for keys: [TileKey], on surface: MapSurface) {
    let time = surface.panZoom.time
    let middle = CGPoint(x: surface.shown.midX, y: surface.shown.midY)
    let distance = { (key: TileKey) in
      let origin = surface.transform(of: key)
      return hypot(origin.m31 - middle.x, origin.m32 - middle.y)
    }
    var seen: Set<TileKey> = []
    // Those in the middle first; those that no longer show are not asked for any more.
    requested = keys.sorted { distance($0) < distance($1) }.map(\.wrapped).filter { key in
      guard seen.insert(key).inserted else { return false }
      switch states[key] {
      case .loading, .shown: return false
      case .failed(let until): return until <= time
      case nil: return true
      }
    }
    askNext()
  }

  private func askNext() {
    var running = states.values.count { if case .loading = $0 { true } else { false } }
    while running < Self.requestLimit, !requested.isEmpty, let loader {
      let key = requested.removeFirst()
      running += 1
      let receiver = TileReceiver(layer: self)
      Task { @MainActor in
        let data = await loader.bytes(of: key)
        receiver.layer?.received(data, for: key, loader)
      }
      states[key] = .loading
    }
  }

  fileprivate func received(_ data: Data?, for key: TileKey, _ loader: TileLoader) {
    guard loader.source == source, loader.scale == self.loader?.scale else { return }
    guard let panZoom = panZoom?.context, panZoom.isMounted else { return states[key] = nil }
    if let data, let image = try? panZoom.services.images.open(data, name: "tile \(key.zoom)/\(key.x)/\(key.y)"),
      !image.isVector
    {
      states[key] = .shown(image)
      tilesOpened += 1
      lastUse[key] = uses
      panZoom.invalidateDisplay()
      panZoom.wantFrame()
    } else {
      states[key] = .failed(until: panZoom.time + Self.retry)
      if data != nil { Task.detached { loader.reject(key) } }
    }
    writes += 1
    // Now and then, not with each tile.
    if writes % 64 == 1 { Task.detached(priority: .background) { loader.store.trim() } }
    askNext()
  }

  private func forgetOld(_ keys: [TileKey]) {
    guard states.count > Self.limit + keys.count else { return }
    let old = states.keys.filter { lastUse[$0] != uses }.sorted { lastUse[$0] ?? 0 < lastUse[$1] ?? 0 }
    for key in old.prefix(states.count - Self.limit) {
      if case .loading = states[key] { continue }
      states[key] = nil
      lastUse[key] = nil
    }
    placed = placed.filter { states[$0.value.of] != nil }
    let shown = Set(keys)
    ids = ids.filter { placed[$0.key] != nil || shown.contains($0.key) }
  }
}

// Safe: the reference is never set again; the layer is used on the main thread alone.
/// Knows a layer on the way of a tile; the layer is used on the main thread alone.
private final class TileReceiver: @unchecked Sendable {
  weak var layer: TileLayer?
  init(layer: TileLayer) { self.layer = layer }
}
