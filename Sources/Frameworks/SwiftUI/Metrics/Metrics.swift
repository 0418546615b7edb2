import SwiftUICore

/// Every number, colour, font and motion of the chrome: bars, rows, cards, switches, sheets, menus.
///
/// What draws a part of the chrome reads it from the environment, or its node is given it by the view that makes it, and holds no
/// number of its own, so that another look is another value of this class. It is a class because its values never change: two looks are equal where they are the same object.
nonisolated final class Metrics: Sendable {
  /// Of the bars at the top and the bottom of a screen.
  let bars: BarMetrics
  /// Of tab bars.
  let tabs: TabMetrics
  /// Of fields to search with.
  let search: SearchMetrics
  /// Of a choice between a few things side by side.
  let segments: SegmentMetrics
  /// Of lists and their rows.
  let lists: ListMetrics
  /// Of tables.
  let tables: TableMetrics
  /// Of screens that come and go.
  let navigation: NavigationMetrics
  /// Of menus, and of what opens them.
  let menus: MenuMetrics
  /// Of switches.
  let switches: SwitchMetrics
  /// Of boxes with a check.
  let checkboxes: CheckboxMetrics
  /// Of sliders.
  let sliders: SliderMetrics
  /// Of steppers.
  let steppers: StepperMetrics
  /// Of gauges.
  let gauges: GaugeMetrics
  /// Of wells of colour, and what they open.
  let colorPickers: ColorPickerMetrics
  /// Of what stands in place of content that is not there.
  let unavailable: UnavailableMetrics
  /// Of progress bars and spinners.
  let progress: ProgressMetrics
  /// Of cards around views that belong together.
  let groupBox: GroupBoxMetrics
  /// Of buttons with a fill.
  let buttons: ButtonMetrics
  /// Of editors of long texts.
  let textEditors: TextEditorMetrics
  /// Of what shows above a screen.
  let presentations: PresentationMetrics
  /// Of popovers.
  let popovers: PopoverMetrics
  /// Of alerts, and of dialogs from below.
  let alerts: AlertMetrics
  /// Of wheels.
  let wheels: WheelMetrics
  /// Of dates and times.
  let dates: DateMetrics
  /// Of what is picked up and dragged.
  let dragging: DraggingMetrics
  /// Of what the engine's views draw by themselves: bars of scroll views, refreshing, rings, carets and selections, hovering.
  let primitives: PrimitiveMetrics

  init(
    bars: BarMetrics = BarMetrics(), tabs: TabMetrics = TabMetrics(), search: SearchMetrics = SearchMetrics(),
    segments: SegmentMetrics = SegmentMetrics(), lists: ListMetrics = ListMetrics(), tables: TableMetrics = TableMetrics(),
    navigation: NavigationMetrics = NavigationMetrics(), menus: MenuMetrics = MenuMetrics(),
    switches: SwitchMetrics = SwitchMetrics(),
    checkboxes: CheckboxMetrics = CheckboxMetrics(), sliders: SliderMetrics = SliderMetrics(),
    steppers: StepperMetrics = StepperMetrics(),
    gauges: GaugeMetrics = GaugeMetrics(),
    colorPickers: ColorPickerMetrics = ColorPickerMetrics(),
    unavailable: UnavailableMetrics = UnavailableMetrics(),
    progress: ProgressMetrics = ProgressMetrics(), groupBox: GroupBoxMetrics = GroupBoxMetrics(),
    buttons: ButtonMetrics = ButtonMetrics(),
    presentations: PresentationMetrics = PresentationMetrics(), popovers: PopoverMetrics = PopoverMetrics(),
    alerts: AlertMetrics = AlertMetrics(), textEditors: TextEditorMetrics = TextEditorMetrics(),
    wheels: WheelMetrics = WheelMetrics(), dates: DateMetrics = DateMetrics(),
    dragging: DraggingMetrics = DraggingMetrics(), primitives: PrimitiveMetrics = .standard
  ) {
    self.bars = bars
    self.tabs = tabs
    self.search = search
    self.segments = segments
    self.lists = lists
    self.tables = tables
    self.navigation = navigation
    self.menus = menus
    self.switches = switches
    self.checkboxes = checkboxes
    self.sliders = sliders
    self.steppers = steppers
    self.gauges = gauges
    self.colorPickers = colorPickers
    self.unavailable = unavailable
    self.progress = progress
    self.groupBox = groupBox
    self.buttons = buttons
    self.presentations = presentations
    self.popovers = popovers
    self.alerts = alerts
    self.textEditors = textEditors
    self.wheels = wheels
    self.dates = dates
    self.dragging = dragging
    self.primitives = primitives
  }

  /// The look of iOS 17 and 18.
  static let iOS18 = Metrics()
}

extension Metrics: Equatable {
  static func == (a: Metrics, b: Metrics) -> Bool { a === b }
}

private enum MetricsKey: EnvironmentKey {
  static var defaultValue: Metrics { .iOS18 }
}

extension EnvironmentValues {
  /// What the chrome looks like here.
  var metrics: Metrics {
    get { self[MetricsKey.self] }
    set {
      self[MetricsKey.self] = newValue
      primitiveMetrics = newValue.primitives
    }
  }
}
