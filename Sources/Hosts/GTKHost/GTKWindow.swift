import CGtk4
import CairoRenderer
import Foundation
import DisplayModel

/// Shows content in a window of the desktop.
///
/// The window follows GTK's frame clock only while the content wants a frame: a request installs a tick callback, which goes when
/// nothing is wanted any more. What is wanted later waits in one timer. An idle app therefore uses no processor time.
@MainActor
package final class GTKWindow {
  /// What the window is to the app.
  let hosted: any HostedWindow
  /// What is shown.
  private let content: any HostedContent
  /// Called once the content was closed with the window.
  var closed: (() -> Void)?
  /// Called when the window may have come into use, or out of it.
  var activityChanged: (() -> Void)?
  /// The size of the content that the window opens with, in points.
  private let initialSize: CGSize
  private let limits: WindowAttributes.SizeLimits
  /// The sizes that the content had last, where they limit the window's.
  private var contentSizes: ContentSizes?

  private let window: UnsafeMutablePointer<GtkWidget>
  /// Shows the content; owned, because the window drops it before it says that it is gone.
  private let area: UnsafeMutablePointer<GtkWidget>
  @Late private var menuBar: GTKMenuBar
  private var configuration: HostConfiguration
  private let renderer = CairoRenderer()
  private var pixels: (any WindowPixels)?
  /// Whether GTK draws in this frame.
  private var isDrawn = false
  private var input = EventTranslator()
  /// `nil` once the window has closed.
  private var inputMethod: TextInputMethod?
  @Late private var dropTarget: GTKDropTarget
  private var pointerShape = PointerShape.arrow
  /// What came while the content waited for the clipboard in a call of its own, until it can be handed on.
  private var delayedEvents: [InputEvent] = []
  private var tick: guint = 0
  private var timer: guint = 0
  private var idle: guint = 0
  private var wantsFrame = true
  private var isClosed = false
  private var lastTime: TimeInterval = 0
  private var trace: (any FrameObserver)?

  init(application: UnsafeMutablePointer<GtkApplication>, hosted: any HostedWindow, configuration: HostConfiguration) {
    self.hosted = hosted
    let (content, attributes) = (hosted.content, hosted.attributes)
    self.content = content
    self.configuration = configuration
    self.configuration.hasKeyboard = true
    initialSize = configuration.size
    limits = attributes.sizeLimits
    window = gtk_application_window_new(application)
    area = ContentWidget.make()
    g_object_ref_sink(area)
    ContentWidget.attach(area, to: self)
    let asWindow = UnsafeMutablePointer<GtkWindow>(OpaquePointer(window))
    // No default size: the content's natural size decides, and a title bar of GTK's comes on top of it.
    gtk_window_set_title(asWindow, attributes.title)
    let box = notNull(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    gtk_widget_set_hexpand(area, 1)
    gtk_widget_set_vexpand(area, 1)
    gtk_box_append(UnsafeMutablePointer(OpaquePointer(box)), area)
    gtk_window_set_child(asWindow, box)
    gtk_window_set_focus(asWindow, area)
    menuBar = GTKMenuBar(window: window, box: UnsafeMutablePointer(OpaquePointer(box))) { [weak self] in self?.perform($0) }
    trace = GTKHost.makeTrace?(content, renderer)
    inputMethod = TextInputMethod(widget: area) { [weak self] in self?.pass($0) }
    dropTarget = GTKDropTarget(on: area) { [weak self] in
      self?.pass(.drop($0))
    } operation: { [weak self] in
      self?.content.dropOperation
    }
    connect(title: attributes.title)
    setFrame(attributes.frame)
    updateLimits()
    menuBar.show(hosted.menus)
    hosted.menusChanged = { [weak self] in
      if let self, !isClosed { menuBar.show(self.hosted.menus) }
    }
    hosted.findPlace = { [weak self] in self?.surface.flatMap { DesktopPlace(of: $0) }?.place }
    // A window manager places what it is asked to show; only then it can be moved, or laid above others.
    if attributes.place != nil || attributes.level != .normal {
      var isNew = true
      Signals.connect("map", of: window) { [weak self] in
        if isNew, let desktop = self?.surface.flatMap({ DesktopPlace(of: $0) }) {
          attributes.place.map { desktop.move(to: $0) }
          desktop.lie(attributes.level)
        }
        isNew = false
      }
    }
  }

  /// Takes away what is around the content of a window that is to have less than a title bar.
  private func setFrame(_ frame: WindowAttributes.Frame) {
    switch frame {
    case .titled: break
    case .edges:
      // A window with a title bar of its own has edges of GTK's; this one is never shown.
      let bar = notNull(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
      gtk_widget_set_visible(bar, 0)
      gtk_window_set_titlebar(asWindow, bar)
    case .none: gtk_window_set_decorated(asWindow, 0)
    }
  }

  isolated deinit { g_object_unref(area) }

  private var asWindow: UnsafeMutablePointer<GtkWindow> { UnsafeMutablePointer<GtkWindow>(OpaquePointer(window)) }

  /// An item of the menus was chosen; the focus goes back to the content.
  private func perform(_ item: MenuBarItem.ID) {
    hosted.perform(item)
    if !isClosed { gtk_window_set_focus(asWindow, area) }
  }

  /// `title` is what the window is called where its content leaves that to it.
  private func connect(title: String) {
    content.requestFrame = { [weak self] in self?.wantFrame() }
    content.titleChanged = { [weak self] new in
      guard let self, !isClosed else { return }
      gtk_window_set_title(UnsafeMutablePointer(OpaquePointer(window)), new ?? title)
    }
    Signals.connect("destroy", of: window) { [weak self] in self?.close() }
    // GTK has drawn and handed on the frame when its clock says so.
    Signals.connect("realize", of: area) { [weak self] in
      guard let self, let clock = gtk_widget_get_frame_clock(area) else { return }
      Signals.connect("paint", of: UnsafeMutableRawPointer(clock)) { [weak self] in self?.isDrawn = true }
      Signals.connect("after-paint", of: UnsafeMutableRawPointer(clock)) { [weak self] in self?.painted() }
    }
    Signals.connect("notify::scale-factor", of: area) { [weak self] in self?.scaleChanged() }
    let events = notNull(gtk_event_controller_legacy_new())
    Signals.connect("event", of: UnsafeMutableRawPointer(events), event: { [weak self] in self?.receive($0) ?? false })
    gtk_widget_add_controller(area, events)
    // Only this controller tells when the pointer leaves.
    let motion = notNull(gtk_event_controller_motion_new())
    Signals.connect("leave", of: UnsafeMutableRawPointer(motion)) { [weak self] in
      guard let self, let event = input.pointerLeft(at: now) else { return }
      pass(event)
    }
    gtk_widget_add_controller(area, motion)
    Signals.connect("notify::is-active", of: window) { [weak self] in
      guard let self, !isClosed else { return }
      inputMethod?.windowFocusChanged(isActive: isActive)
      if isActive { hosted.cameToFront() }
      activityChanged?()
    }
  }

  /// The window as the display knows it.
  var surface: OpaquePointer? { isClosed ? nil : gtk_native_get_surface(OpaquePointer(window)) }

  /// Whether the person uses the window.
  var isActive: Bool { gtk_window_is_active(asWindow) != 0 }

  /// Whether the window was put away.
  var isMinimized: Bool {
    guard let surface = gtk_native_get_surface(OpaquePointer(window)) else { return false }
    return gdk_toplevel_get_state(surface).rawValue & GDK_TOPLEVEL_STATE_MINIMIZED.rawValue != 0
  }

  /// Opens the window, or brings it to the front.
  func show() {
    gtk_window_present(asWindow)
    wantFrame()
  }

  /// Closes the window.
  func destroy() { if !isClosed { gtk_window_destroy(asWindow) } }

  /// Changes what the outside decides about the window.
  func configure(_ edit: (inout HostConfiguration) -> Void) {
    edit(&configuration)
    content.configure(configuration)
    wantFrame()
  }

  private func close() {
    guard !isClosed else { return }
    isClosed = true
    ContentWidget.detach(area)
    content.requestFrame = nil
    content.titleChanged = nil
    hosted.menusChanged = nil
    hosted.findPlace = nil
    if tick != 0 { gtk_widget_remove_tick_callback(area, tick) }
    if timer != 0 { g_source_remove(timer) }
    if idle != 0 { g_source_remove(idle) }
    (tick, timer, idle) = (0, 0, 0)
    pixels = nil
    inputMethod = nil
    content.close()
    closed?()
    hosted.didClose()
  }
}

// MARK: - Sizes

extension GTKWindow {
  /// Small enough for any desktop, large enough to be found again.
  private static let minimumLength: CGFloat = 64

  /// The smallest size that the content may be given, and the one that it opens with, in points.
  var sizes: (least: CGSize, natural: CGSize) {
    guard let contentSizes else {
      let least = CGSize(width: min(Self.minimumLength, initialSize.width), height: min(Self.minimumLength, initialSize.height))
      return (least, initialSize)
    }
    let natural = limits == .content ? contentSizes.clamp(initialSize) : initialSize
    return (
      contentSizes.least,
      CGSize(width: max(natural.width, contentSizes.least.width), height: max(natural.height, contentSizes.least.height))
    )
  }

  /// Lets the window be as small as its content can be now; where that has one size only, it is not resizable.
  private func updateLimits() {
    guard limits != .none else { return }
    let new = hosted.contentSizes
    guard new != contentSizes else { return }
    contentSizes = new
    if limits == .content { gtk_window_set_resizable(asWindow, new.least == new.greatest ? 0 : 1) }
    gtk_widget_queue_resize(area)
  }
}

// MARK: - Frames

extension GTKWindow {
  /// Seconds of the frame clock's own clock.
  private var now: TimeInterval { EventClock.now }

  private func wantFrame() {
    wantsFrame = true
    guard tick == 0, !isClosed else { return }
    let callback: GtkTickCallback = { _, clock, user in
      let window = UncheckedSendable(Unmanaged<GTKWindow>.fromOpaque(notNull(user)).takeUnretainedValue())
      let time = TimeInterval(gdk_frame_clock_get_frame_time(clock)) / 1e6
      return MainActor.assumeIsolated { window.value.ticked(at: time) } ? 1 : 0
    }
    tick = gtk_widget_add_tick_callback(area, callback, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  /// Answers whether the next tick is wanted too.
  private func ticked(at time: TimeInterval) -> Bool {
    guard !GTKClipboard.isWaiting else { return true }
    passDelayedEvents()
    guard !isClosed else { return false }
    // Before its first allocation the window has no size to lay out for; the allocation paints.
    if pixels != nil {
      runFrame(at: time)
      guard !isClosed else { return false }
    }
    let goesOn = pixels != nil && (wantsFrame || nextFrameIsNear)
    if !goesOn {
      tick = 0
      armTimer()
      if pixels != nil { trace?.framePresented() }
    }
    return goesOn
  }

  /// Whether the content wants a frame with the next tick, as it does while something moves.
  private var nextFrameIsNear: Bool { content.nextFrameTime.map { $0 - now < 1 / 60 } ?? false }

  private func runFrame(at time: TimeInterval) {
    wantsFrame = false
    // The frame clock is smoothed and may lie a little before the time that a resize used.
    lastTime = max(lastTime, time)
    trace?.frameBegins()
    let update = content.frame(at: lastTime)
    guard !isClosed else { return }
    updateLimits()
    workAheadWhenIdle()
    inputMethod?.update(content.textInput)
    // A view below a pointer that rests may give it another look now.
    show(content.pointerShape)
    guard let update, let pixels else { return trace?.framePresented() ?? () }
    pixels.prepareForPainting()
    trace?.paintingBegins()
    renderer.paint(update.list, into: pixels.buffer, damage: update.damage)
    trace?.paintingEnded()
    if pixels.show(update.damage, scale: configuration.scale) {
      trace?.framePresented()
    } else {
      gtk_widget_queue_draw(area)
    }
  }

  /// Seconds for which work ahead of time may keep an event waiting.
  private static let patience: TimeInterval = 0.002

  /// Lets the content make what it will need soon, once GLib has nothing better to do.
  private func workAheadWhenIdle() {
    guard idle == 0, content.hasWorkAhead else { return }
    let callback: GSourceFunc = { user in
      let window = UncheckedSendable(Unmanaged<GTKWindow>.fromOpaque(notNull(user)).takeUnretainedValue())
      return MainActor.assumeIsolated { window.value.workAhead() } ? 1 : 0
    }
    idle = g_idle_add_full(gint(G_PRIORITY_LOW), callback, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  /// Answers whether something is left to do.
  private func workAhead() -> Bool {
    guard !GTKClipboard.isWaiting else { return true }
    let end = now + Self.patience
    let isLeft = content.workAhead { now < end }
    if !isLeft { idle = 0 }
    return isLeft
  }

  private func armTimer() {
    if timer != 0 { g_source_remove(timer) }
    timer = 0
    guard let next = content.nextFrameTime else { return }
    let callback: GSourceFunc = { user in
      let window = UncheckedSendable(Unmanaged<GTKWindow>.fromOpaque(notNull(user)).takeUnretainedValue())
      MainActor.assumeIsolated {
        window.value.timer = 0
        window.value.wantFrame()
      }
      return 0
    }
    let milliseconds = min(max(next - now, 0) * 1000, 1e9).rounded(.up)
    timer = g_timeout_add(guint(milliseconds), callback, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Takes the size that GTK gives, in points.
  func resize(width: Int, height: Int) {
    let size = CGSize(width: width, height: height)
    let scale = CGFloat(gtk_widget_get_scale_factor(area))
    guard width > 0, height > 0, pixels == nil || size != configuration.size || scale != configuration.scale else { return }
    configuration.size = size
    configuration.scale = scale
    let (columns, rows) = Self.bufferSize(for: size, scale: scale)
    pixels =
      SharedPixels(of: area, width: columns, height: rows, scale: scale)
      ?? PixelStrips(PixelBuffer(width: columns, height: rows))
    content.configure(configuration)
    // GTK draws right after it gave sizes; a frame at the next tick would show the new window empty.
    runFrame(at: now)
    if !isClosed { wantFrame() }
  }

  /// The pixels that a window of a size has; of one that is larger than any screen only the part at the top left.
  nonisolated static func bufferSize(for size: CGSize, scale: CGFloat) -> (columns: Int, rows: Int) {
    let largest = CGFloat(PixelBuffer.sideLimit)
    let columns = max(Int(min(size.width * scale, largest)), 1)
    return (columns, max(min(Int(min(size.height * scale, largest)), mostPixels / columns), 1))
  }

  private nonisolated static let mostPixels = 64_000_000

  private func scaleChanged() {
    guard pixels != nil else { return }
    resize(width: Int(configuration.size.width), height: Int(configuration.size.height))
    gtk_widget_queue_draw(area)
  }

  func show(in snapshot: OpaquePointer) {
    pixels?.append(to: snapshot, scale: configuration.scale)
  }

  private func painted() {
    if isDrawn { pixels?.windowWasDrawn() }
    isDrawn = false
    trace?.framePresented()
  }
}

// MARK: - Input

extension GTKWindow {
  private func receive(_ event: OpaquePointer) -> Bool {
    guard !isClosed else { return false }
    if inputMethod?.filter(event) == true { return true }
    let translation = input.translate(event, at: location(of: event), in: configuration.size, now: now)
    for event in translation.events { pass(event) }
    return translation.stops
  }

  /// Hands an event to the content, or keeps it while the content waits for the clipboard in a call of its own.
  private func pass(_ event: InputEvent) {
    guard !isClosed else { return }
    guard delayedEvents.isEmpty, !GTKClipboard.isWaiting else {
      delayedEvents.append(event)
      return wantFrame()
    }
    content.send(event)
    guard !isClosed else { return }
    inputMethod?.update(content.textInput)
    show(content.pointerShape)
  }

  /// What the pointer held goes over the desktop from here on: where its button comes up nobody tells the window.
  func pointerWasTaken() {
    delayedEvents += input.cancelPress(at: now)
    wantFrame()
  }

  /// Gives the pointer over the content the shape that it has there.
  private func show(_ shape: PointerShape) {
    guard shape != pointerShape else { return }
    pointerShape = shape
    gtk_widget_set_cursor_from_name(area, shape == .arrow ? nil : shape.rawValue)
  }

  private func passDelayedEvents() {
    let events = delayedEvents
    delayedEvents = []
    for event in events { pass(event) }
  }

  /// Where an event happened in the content; events tell their place in the surface, which has shadows and a title bar.
  private func location(of event: OpaquePointer) -> CGPoint? {
    var (x, y) = (0.0, 0.0)
    guard gdk_event_get_position(event, &x, &y) != 0, let native = gtk_widget_get_native(area) else { return nil }
    var (shadowX, shadowY) = (0.0, 0.0)
    gtk_native_get_surface_transform(native, &shadowX, &shadowY)
    var (areaX, areaY) = (0.0, 0.0)
    let root = UnsafeMutablePointer<GtkWidget>(native)
    guard gtk_widget_translate_coordinates(root, area, x - shadowX, y - shadowY, &areaX, &areaY) != 0 else { return nil }
    return CGPoint(x: areaX, y: areaY)
  }
}
