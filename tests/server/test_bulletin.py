"""What is written for many at once is what the messages say."""

from tabbytop.server.table.messages import News
from tabbytop.server.table.written import WrittenNews


def test_written_news_have_the_fields_of_news() -> None:
    assert WrittenNews.__struct_fields__ == News.__struct_fields__
    assert WrittenNews.__struct_config__.tag == News.__struct_config__.tag
