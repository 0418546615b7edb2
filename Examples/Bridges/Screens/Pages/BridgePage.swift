import UIKit

/// A page of the picture book, all of it of UIKit.
final class BridgePage: UIViewController {
  let bridge: Bridge

  init(_ bridge: Bridge) {
    self.bridge = bridge
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("BridgePage is made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let picture = UIImageView(image: BridgePicture(bridge: bridge, size: CGSize(width: 360, height: 240)).image)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 20
    picture.layer.cornerCurve = .continuous

    let name = label(bridge.title, .title1)
    let facts = label(bridge.facts, .subheadline)
    facts.textColor = .secondaryLabel

    let stack = UIStackView(arrangedSubviews: [picture, name, facts])
    stack.axis = .vertical
    stack.spacing = 8
    stack.setCustomSpacing(24, after: picture)
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 2 / 3),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 24),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -24),
      stack.centerYAnchor.constraint(equalTo: guide.centerYAnchor, constant: -20),
    ])
  }

  private func label(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.textAlignment = .center
    label.numberOfLines = 0
    return label
  }
}
