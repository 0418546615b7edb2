import SwiftUI
import UIKit

/// A card of UIKit, with a slider of its own and a view of SwiftUI that shows what the slider says.
final class TollCard: UIView {
  /// Called when the slider has moved.
  var onChange: (Int) -> Void = { _ in }
  private let slider = UISlider()
  private let gauge = UIHostingController(rootView: TrafficGauge(cars: 0))

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 20
    layer.cornerCurve = .continuous

    let title = UILabel()
    title.text = NSLocalizedString("Cars in an hour", comment: "The title of a card")
    title.font = .preferredFont(forTextStyle: .headline)
    title.adjustsFontForContentSizeCategory = true
    title.numberOfLines = 0

    slider.maximumValue = 400
    slider.minimumTrackTintColor = .systemPurple
    slider.accessibilityLabel = title.text
    slider.addAction(UIAction { [weak self] _ in self?.moved() }, for: .valueChanged)

    gauge.view.backgroundColor = .clear
    gauge.sizingOptions = .intrinsicContentSize
    let stack = UIStackView(arrangedSubviews: [title, gauge.view, slider])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -20),
    ])
  }

  required init?(coder: NSCoder) { fatalError("TollCard is made in code") }

  /// Shows a number of cars.
  func show(_ cars: Int) {
    gauge.rootView = TrafficGauge(cars: cars)
    if Int(slider.value.rounded()) != cars { slider.value = Float(cars) }
  }

  private func moved() { onChange(Int(slider.value.rounded())) }
}

/// How full the bridge is, in a view of SwiftUI.
struct TrafficGauge: View {
  let cars: Int

  var body: some View {
    HStack(spacing: 16) {
      ZStack {
        Circle()
          .stroke(.purple.opacity(0.2), lineWidth: 10)
        Circle()
          .trim(from: 0, to: Double(cars) / 400)
          .stroke(.purple, style: StrokeStyle(lineWidth: 10, lineCap: .round))
          .rotationEffect(.degrees(-90))
      }
      .frame(width: 72, height: 72)
      .padding(5)
      VStack(alignment: .leading) {
        Text("\(cars)")
          .font(.largeTitle.bold())
          .monospacedDigit()
        Text(cars > 300 ? "Traffic jam" : "Traffic flows")
          .foregroundStyle(.secondary)
      }
      Spacer(minLength: 0)
    }
    .accessibilityElement(children: .combine)
  }
}
